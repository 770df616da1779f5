terrainCard = une carte terrain ({ $contents })
