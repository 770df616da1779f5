terrainCard = una carta terreno ({ $contents })
