import { type Chapter, type Rulebook, rulingsOf, searchRulebook, spansOf } from '@carson/words';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../app/route.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { Art } from '../art/art.tsx';
import type { RulePictureProps } from '../games/game-ui.ts';
import { gameUi, gameUis } from '../games/registry.ts';
import { SettingChoices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { gameTitle } from '../parts/game-title.ts';
import { words } from '../words/words.ts';
import { ExplainingCard } from './explain/explain-card.tsx';

interface RulebookDialogProps {
  readonly game: string;
  /** The paragraph to open at. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

export function RulebookDialog({ game: opened, rule, onClose }: RulebookDialogProps): JSX.Element {
  const game = useSignal(opened);
  const { rulebook } = words.value.shell;
  const { language } = words.value;
  const ui = gameUi(game.value);
  const book = useLoaded(() => ui?.rulebook(language), [ui, language]);
  const Picture = useLoaded(() => ui?.loadRulePicture(), [ui]);
  const explain = useLoaded(() => ui?.loadExplaining(), [ui]);
  const searched = useSignal('');
  const wanted = useSignal(rule);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (book === undefined || wanted.value === undefined) return;
    body.current?.querySelector(`[data-rule="${wanted.value}"]`)?.scrollIntoView({ block: 'center' });
  }, [book, wanted.value]);

  const openRule = (id: string): void => {
    searched.value = '';
    wanted.value = id;
  };

  return (
    <Dialog title={rulebook.heading} closeLabel={rulebook.close} onClose={onClose} class="rulebook">
      <div ref={body}>
        {route.value.page === 'home' && (
          <SettingChoices
            label={rulebook.game}
            values={gameUis.map(({ id }): string => id)}
            setting={game}
            face={(id) => gameTitle(id, words.value)}
          />
        )}
        <SearchField searched={searched} />
        {book !== undefined && (
          <>
            {searched.value.trim() === '' && <Contents book={book} />}
            <Chapters
              book={book}
              searched={searched.value}
              wanted={wanted.value}
              Picture={Picture}
              onOpen={openRule}
            />
          </>
        )}
      </div>
      {explain !== undefined && (
        <ExplainingCard game={game.value} explain={(mark) => explain(mark, words.value)} onRule={openRule} />
      )}
    </Dialog>
  );
}

function SearchField({ searched }: { readonly searched: Signal<string> }): JSX.Element {
  const { search } = words.value.shell.rulebook;
  return (
    <label class="field rulebook-search">
      <span class="spoken">{search}</span>
      <input
        class="text-input"
        type="search"
        placeholder={search}
        value={searched.value}
        onInput={(event) => {
          searched.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** The chapters by name; each leads to its place. */
function Contents({ book }: { readonly book: Rulebook }): JSX.Element {
  return (
    <nav class="rulebook-contents" aria-label={words.value.shell.rulebook.contents}>
      <ol>
        {book.chapters.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              class="rule-link"
              onClick={() => document.getElementById(chapterAnchor(id))?.scrollIntoView({ block: 'start' })}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function chapterAnchor(id: string): string {
  return `rulebook-${id}`;
}

interface ChaptersProps {
  readonly book: Rulebook;
  readonly searched: string;
  readonly wanted: string | undefined;
  readonly Picture: ComponentType<RulePictureProps> | undefined;
  readonly onOpen: (rule: string) => void;
}

function Chapters({ book, searched, ...rest }: ChaptersProps): JSX.Element {
  const found = searchRulebook(book, searched);
  if (found.length === 0) return <p class="hint">{words.value.shell.rulebook.nothing}</p>;
  return (
    <>
      {found.map((chapter) => (
        <section key={chapter.id} id={chapterAnchor(chapter.id)} class="rulebook-chapter">
          <h3>{chapter.title}</h3>
          {chapter.intro !== undefined && (
            <p class="hint">
              <RuleText text={chapter.intro} onOpen={rest.onOpen} />
            </p>
          )}
          <Paragraphs chapter={chapter} {...rest} />
          {chapter.listsRulings === true && <Rulings book={book} onOpen={rest.onOpen} />}
        </section>
      ))}
    </>
  );
}

type ParagraphsProps = Omit<ChaptersProps, 'book' | 'searched'> & { readonly chapter: Chapter };

function Paragraphs({ chapter, wanted, Picture, onOpen }: ParagraphsProps): JSX.Element {
  const { rulebook } = words.value.shell;
  return (
    <>
      {chapter.paragraphs.map(({ id, text, ruling }) => (
        <div key={id} class={`rulebook-paragraph${id === wanted ? ' wanted' : ''}`} data-rule={id}>
          <span class="rulebook-id">{id}</span>
          <div>
            {Picture !== undefined && <Picture rule={id} />}
            <p>
              <RuleText text={text} onOpen={onOpen} />
            </p>
            {ruling !== undefined && (
              <p class="rulebook-why">
                <span class="rulebook-ruling">{rulebook.ruling}</span> {rulebook.reasons[ruling]}
              </p>
            )}
          </div>
        </div>
      ))}
    </>
  );
}

/** Every paragraph that holds a ruling of ours, as a link. */
function Rulings({ book, onOpen }: Pick<ChaptersProps, 'book' | 'onOpen'>): JSX.Element {
  return (
    <ul class="rulebook-rulings">
      {rulingsOf(book).map(({ id }) => (
        <li key={id}>
          <Reference id={id} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface ReferenceProps extends Pick<ChaptersProps, 'onOpen'> {
  readonly id: string;
}

function Reference({ id, onOpen }: ReferenceProps): JSX.Element {
  return (
    <button type="button" class="rule-link" onClick={() => onOpen(id)}>
      {id}
    </button>
  );
}

interface RuleTextProps extends Pick<ChaptersProps, 'onOpen'> {
  readonly text: string;
}

/** A text in the rulebook's light markup. */
function RuleText({ text, onOpen }: RuleTextProps): JSX.Element {
  return (
    <>
      {spansOf(text).map((span, index) => {
        const key = `${index}`;
        if (span.kind === 'term') return <em key={key}>{span.text}</em>;
        if (span.kind === 'icon')
          return <Art key={key} name={iconOf(span.id)} class="inline-icon" explained={markOfIcon(span.id)} />;
        if (span.kind === 'reference') return <Reference key={key} id={span.id} onOpen={onOpen} />;
        return span.text;
      })}
    </>
  );
}

const SUITS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'];
const SYMBOLS = ['points', 'tilt', 'skull', 'appeal'];

function markOfIcon(id: string): string {
  if (SUITS.includes(id)) return 'card:ties';
  return SYMBOLS.includes(id) ? `card:${id}` : `element:${id}`;
}

function iconOf(id: string): string {
  if (SUITS.includes(id)) return `suit-${id}`;
  return SYMBOLS.includes(id) ? `piece-${id}` : `element-${id}`;
}
