/** Finds paragraphs of a rulebook by what a reader types: any form of a word, without accents. */
import { spansOf } from './markup.ts';
import type { Chapter, Rulebook } from './rulebook.ts';

/** Chapters with what was found in them; a chapter whose title fits is there whole. */
export function searchRulebook(book: Rulebook, searched: string): readonly Chapter[] {
  const wanted = wordsOf(searched);
  if (wanted.length === 0) return book.chapters;
  return book.chapters.flatMap((chapter) => {
    if (fits(chapter.title, wanted)) return [chapter];
    const paragraphs = chapter.paragraphs.filter(({ id, text }) => fits(`${id} ${plainText(text)}`, wanted));
    return paragraphs.length === 0 ? [] : [{ id: chapter.id, title: chapter.title, paragraphs }];
  });
}

function fits(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text);
  return wanted.every((word) => words.some((other) => other.startsWith(word) || stem(other) === stem(word)));
}

function plainText(text: string): string {
  return spansOf(text)
    .map((span) => ('text' in span ? span.text : span.kind === 'reference' ? span.id : ' '))
    .join('');
}

/** 'Hôtels, C5.4' are the words 'hotels' and 'c5.4'. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];
}

const SHORTEST_STEM = 3;

/**
 * What singular and plural have in common in our languages: cowboy and cowboys, city and cities, cheval and chevaux,
 * kraal and kralen, banca and banche, Haus and Häuser. Endings go one by one, so that it does not matter how many a
 * form has.
 */
function stem(word: string): string {
  return withoutEndings(word === 'dice' ? 'die' : word.replace(/(.)\1/gu, '$1'));
}

function withoutEndings(word: string): string {
  const short = word.replace(/(ies|aux|al|(?<=[cg])h|[aeinorsxyz])$/, '');
  return short.length < SHORTEST_STEM || short === word ? word : withoutEndings(short);
}
