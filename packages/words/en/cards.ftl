### What the card game says while it is played: why something is not possible, and what happened. Refusals take the refusal's own parameters; log lines take names of players (`who`) and phrases for cards (`terrainCard`, `characterCard`).
terrainCard = a terrain card ({ $contents })
