/// A touchpad in the form in which `umockdev-record` writes one: properties and attributes, no capabilities/*.
let touchpadAsUmockdevRecordsIt = """
  P: /devices/platform/i8042/serio1/input/input12/event12
  N: input/event12
  S: input/by-path/platform-serio-1-event-mouse
  E: DEVLINKS=/dev/input/by-path/platform-serio-1-event-mouse
  E: DEVNAME=/dev/input/event12
  E: ID_INPUT=1
  E: ID_INPUT_TOUCHPAD=1
  E: ID_PATH=platform-serio-1
  E: MAJOR=13
  E: MINOR=76
  E: SUBSYSTEM=input
  A: dev=13:76
  L: device=../../input12

  P: /devices/platform/i8042/serio1/input/input12
  E: ABS=660800011000003
  E: EV=b
  E: ID_INPUT=1
  E: ID_INPUT_TOUCHPAD=1
  E: KEY=e520 10000 0 0 0 0
  E: NAME="PS/2 TouchPad"
  E: PHYS="serio1/input0"
  E: PRODUCT=11/2/7/1
  E: PROP=5
  E: SUBSYSTEM=input
  A: name=PS/2 TouchPad
  A: properties=5

  P: /devices/platform/i8042/serio1
  E: DRIVER=psmouse
  E: SUBSYSTEM=serio
  A: description=i8042 AUX port

  """
