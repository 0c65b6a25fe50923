print("calprint")
