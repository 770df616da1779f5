import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { PersonFace } from '../../art/person-face.tsx';
import { isUnnamed, personAt } from '../../parts/seats/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { nameAtEnd } from '../score/headline.ts';
import { ownSeat, placesOf } from '../score/standing.ts';

interface PodiumProps {
  readonly table: ShownTable;
  readonly symbolOf: (table: ShownTable, seat: number) => string;
}

/** Everyone on a block, the higher the better; totals and places first. */
export function Podium({ table, symbolOf }: PodiumProps): JSX.Element {
  const { stage } = words.value;
  const places = placesOf(table);
  const isCrowded = places.length > 4;
  const own = ownSeat(table);
  return (
    <ol class="podium" data-seats={places.length}>
      {places.map(({ seat, score, rank }, at) => {
        const { face, letter } = personAt(table.occupants, seat, words.value);
        const isBrief = isCrowded && seat !== own && isUnnamed(table.occupants, seat);
        return (
          <li
            key={seat}
            class="podium-place"
            data-seat={seat}
            data-rank={rank}
            data-own={seat === own}
            style={{ '--turn': places.length - 1 - at }}
          >
            <span class="podium-face" data-explain={`seat:${seat}`}>
              <PersonFace person={face} letter={letter} />
              <span class="podium-symbol">
                <Art name={symbolOf(table, seat)} />
              </span>
            </span>
            <span class="podium-name">{isBrief ? letter : nameAtEnd(table, seat, words.value)}</span>
            <span class="podium-block" data-explain="number:points">
              <strong>{score}</strong>
              <span>{stage.place({ place: rank })}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
