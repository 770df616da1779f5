terrainCard = eine Geländekarte ({ $contents })
