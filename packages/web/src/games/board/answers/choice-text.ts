import {
  CHARACTERS,
  type Choice,
  characterOf,
  type Goods,
  NOBODY,
  sideOf,
  type Terms,
} from '@carson/board-game';
import type { Words } from '../../../words/words.ts';
import { characterName, characterTexts } from '../names/character-text.ts';
import type { BoardTable } from '../table-types.ts';

/** With what it costs and brings where that is fixed, and with what a side does where one is chosen. */
export function choiceText(choice: Choice, table: BoardTable, words: Words): string {
  const view = table.view;
  const kind = table.owed.find(({ seat }) => seat === table.viewer)?.kind;
  if (kind === 'chooseSide' && (choice === 'yellow' || choice === 'red')) {
    const side = { character: 'doctor', number: 0, side: choice } as const;
    const [face] = characterTexts(side, words, view.inPlay);
    return words.shell.labelled({ label: characterName(side, words), text: face?.power ?? '' });
  }
  const power = view.players[Number(table.viewer)]?.power ?? NOBODY;
  const character = characterOf(power);
  const offer = character === undefined ? undefined : CHARACTERS[character][sideOf(power)].atOnce;
  const terms = offer?.kind === kind ? offer?.terms.find(({ answer }) => answer === choice) : undefined;
  return termsText(terms, words) ?? words.boardTable.choices[choice] ?? choice;
}

/** '2 cowboys for $4'; nothing where the rules fix nothing. */
function termsText(terms: Terms | undefined, words: Words): string | undefined {
  const [brings, costs] = [goodsText(terms?.brings, words), goodsText(terms?.costs, words)];
  if (brings === '') return undefined;
  return costs === '' ? brings : words.boardMap.terms({ brings, costs });
}

function goodsText({ money, cowboys, revolvers, points }: Goods = {}, { board, boardMap }: Words): string {
  const { goods } = boardMap;
  const parts = [
    ...(money ? [board.money({ amount: money })] : []),
    ...(cowboys ? [goods.cowboys({ count: cowboys })] : []),
    ...(revolvers ? [goods.revolvers({ count: revolvers })] : []),
    ...(points ? [goods.points({ count: points })] : []),
  ];
  return parts.join(', ');
}
