import { type Chapter, type Rulebook, rulingsOf, spansOf } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import { gameUi } from '../games/registry.ts';
import { words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

interface RulebookDialogProps {
  readonly game: string;
  /** The paragraph to open at. */
  readonly rule?: string;
  readonly onClose: () => void;
}

export function RulebookDialog({ game, rule, onClose }: RulebookDialogProps): JSX.Element {
  const { shell, language } = words.value;
  const book = useSignal<Rulebook | undefined>(undefined);
  const searched = useSignal('');
  const wanted = useSignal(rule);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void gameUi(game)
      ?.rulebook(language)
      .then((loaded) => {
        book.value = loaded;
      });
  }, [game, language]);

  useEffect(() => {
    if (book.value === undefined || wanted.value === undefined) return;
    body.current?.querySelector(`[data-rule="${wanted.value}"]`)?.scrollIntoView({ block: 'center' });
  }, [book.value, wanted.value]);

  const openRule = (id: string): void => {
    searched.value = '';
    wanted.value = id;
  };

  return (
    <Dialog
      title={shell.rulebook.heading}
      closeLabel={shell.rulebook.close}
      onClose={onClose}
      class="rulebook"
    >
      <div ref={body}>
        <label class="field rulebook-search">
          <span class="spoken">{shell.rulebook.search}</span>
          <input
            class="text-input"
            type="search"
            placeholder={shell.rulebook.search}
            value={searched.value}
            onInput={(event) => {
              searched.value = event.currentTarget.value;
            }}
          />
        </label>
        {book.value !== undefined && (
          <Chapters book={book.value} searched={searched.value} wanted={wanted.value} onOpen={openRule} />
        )}
      </div>
    </Dialog>
  );
}

interface ChaptersProps {
  readonly book: Rulebook;
  readonly searched: string;
  readonly wanted: string | undefined;
  readonly onOpen: (rule: string) => void;
}

function Chapters({ book, searched, wanted, onOpen }: ChaptersProps): JSX.Element {
  const { rulebook } = words.value.shell;
  const found = book.chapters
    .map((chapter) => matching(chapter, searched))
    .filter((chapter) => isWorthShowing(chapter, searched));
  if (found.length === 0) return <p class="hint">{rulebook.nothing}</p>;
  return (
    <>
      {found.map((chapter) => (
        <section key={chapter.id} class="rulebook-chapter">
          <h3>{chapter.title}</h3>
          {chapter.intro !== undefined && <p class="hint">{chapter.intro}</p>}
          {chapter.paragraphs.map((paragraph) => (
            <div
              key={paragraph.id}
              class={`rulebook-paragraph${paragraph.id === wanted ? ' wanted' : ''}`}
              data-rule={paragraph.id}
            >
              <span class="rulebook-id">{paragraph.id}</span>
              <p>
                <RuleText text={paragraph.text} onOpen={onOpen} />
                {paragraph.ruling === true && <span class="rulebook-ruling">{rulebook.ruling}</span>}
              </p>
            </div>
          ))}
          {chapter.listsRulings === true && (
            <ul class="rulebook-rulings">
              {rulingsOf(book).map(({ id }) => (
                <li key={id}>
                  <button type="button" class="rule-link" onClick={() => onOpen(id)}>
                    {id}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

/** A text in the rulebook's light markup. */
function RuleText({
  text,
  onOpen,
}: {
  readonly text: string;
  readonly onOpen: (rule: string) => void;
}): JSX.Element {
  return (
    <>
      {spansOf(text).map((span, index) => {
        const key = `${index}`;
        if (span.kind === 'term') return <em key={key}>{span.text}</em>;
        if (span.kind === 'icon') return <Art key={key} name={iconOf(span.id)} class="inline-icon" />;
        if (span.kind === 'reference') {
          return (
            <button key={key} type="button" class="rule-link" onClick={() => onOpen(span.id)}>
              {span.id}
            </button>
          );
        }
        return span.text;
      })}
    </>
  );
}

const SUITS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'];
const SYMBOLS = ['points', 'tilt', 'skull', 'appeal'];

function iconOf(id: string): string {
  if (SUITS.includes(id)) return `suit-${id}`;
  return SYMBOLS.includes(id) ? `piece-${id}` : `element-${id}`;
}

function matching(chapter: Chapter, searched: string): Chapter {
  const needle = searched.trim().toLowerCase();
  if (needle === '') return chapter;
  const paragraphs = chapter.paragraphs.filter(({ id, text }) =>
    `${id} ${text}`.toLowerCase().includes(needle),
  );
  return { id: chapter.id, title: chapter.title, paragraphs };
}

function isWorthShowing(chapter: Chapter, searched: string): boolean {
  return searched.trim() === '' || chapter.paragraphs.length > 0;
}
