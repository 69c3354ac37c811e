internal import CLibevdev
internal import CLibudev
