print("gyre")
