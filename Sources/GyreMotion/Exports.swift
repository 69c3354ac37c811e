// One import is enough for users: GyreMotion brings GyreMath with it.
@_exported public import GyreMath
