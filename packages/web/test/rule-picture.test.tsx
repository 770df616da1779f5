import { readdirSync } from 'node:fs';
import { BUILDING_IDS, CHARACTER_IDS } from '@carson/board-game';
import { CHARACTER_IDS as CARD_CHARACTERS, ELEMENTS } from '@carson/card-game';
import { loadBoardRulebook, loadCardRulebook, type Rulebook, WORDS_PARTS } from '@carson/words';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import './page.ts';
import { RulePicture as BoardPicture } from '../src/games/board/rule-picture.tsx';
import { RulePicture as CardPicture } from '../src/games/cards/rule-picture.tsx';
import { loadWords, words } from '../src/words/words.ts';

await loadWords('en', WORDS_PARTS);

function paragraphs(book: Rulebook): { id: string; text: string }[] {
  return book.chapters.flatMap((chapter) => chapter.paragraphs.map(({ id, text }) => ({ id, text })));
}

describe('a picture of the rulebook', () => {
  it('C7 shows the character that the paragraph is about', async () => {
    const characters: Readonly<Record<string, string>> = words.value.names.characters;
    const about = paragraphs(await loadCardRulebook('en')).filter(({ id }) => /^C7\.[a-u]$/.test(id));
    expect(about).toHaveLength(21);
    for (const { id, text } of about) {
      const shown = /character-(\w+)/.exec(render(<CardPicture rule={id} />))?.[1] ?? '';
      expect(text, id).toContain(`*${characters[shown]}*`);
    }
  });

  it('has a drawing for every building and character of both games', () => {
    const drawings = (folder: string): readonly string[] =>
      readdirSync(new URL(`../art/${folder}/`, import.meta.url)).map((file) => file.replace('.svg', ''));
    const missing = (ids: readonly string[], folder: string): readonly string[] =>
      ids.filter((id) => !drawings(folder).includes(id)).map((id) => `art/${folder}/${id}.svg`);
    expect(missing([...CHARACTER_IDS, ...CARD_CHARACTERS], 'characters')).toEqual([]);
    expect(missing([...BUILDING_IDS, ...ELEMENTS.filter((id) => id !== 'empty')], 'elements')).toEqual([]);
  });

  it('B9 shows the character of that number', () => {
    for (const [number, character] of CHARACTER_IDS.entries())
      expect(render(<BoardPicture rule={`B9.${number}`} />)).toContain(`character-${character}`);
  });

  it.each([
    ['B8.3', 15],
    ['B8.4', 12],
    ['B8.10', 12],
    ['B13.2', 6],
  ])('%s adds up as the text says', async (rule, sum) => {
    const text = paragraphs(await loadBoardRulebook('en')).find(({ id }) => id === rule)?.text ?? '';
    expect(text).toContain(`$${sum}`);
    expect(render(<BoardPicture rule={rule} />)).toContain(`$${sum}</text>`);
  });

  it('is not there where none would help', () => {
    expect(render(<BoardPicture rule="B4.1" />)).toBe('');
    expect(render(<CardPicture rule="C3.1" />)).toBe('');
  });
});
