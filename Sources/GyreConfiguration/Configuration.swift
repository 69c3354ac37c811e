internal import GyreMotion
