internal import GyreInput
