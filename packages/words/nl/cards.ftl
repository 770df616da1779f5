terrainCard = een terreinkaart ({ $contents })
