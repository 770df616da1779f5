/** Marks a table of this device that is a daily challenge or a copy of another game. */
import type { JSX } from 'preact';
import { hashOf } from '../../app/route.ts';
import { Banner } from '../../parts/banner.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import type { SavedGame, WhatIf } from '../../table/stored/saved-games.ts';
import { words } from '../../words/words.ts';
import type { TableFrameProps } from './table-frame.tsx';

/** What the frame of such a table has otherwise than that of any other. */
export function markedFrame({ daily, game, whatIf }: SavedGame): Partial<TableFrameProps> {
  if (whatIf !== undefined) {
    return { banners: <CopyBanner whatIf={whatIf} />, atEnd: {}, playsMoment: whatIf.line !== undefined };
  }
  if (daily === undefined) return {};
  return { leaveTo: { page: 'daily', game }, barParts: <DailyMark day={daily} /> };
}

/** Says that nothing here counts, and leads back. */
function CopyBanner({ whatIf: mark }: { readonly whatIf: WhatIf }): JSX.Element {
  const { whatIf } = words.value;
  const { back } = mark;
  return (
    <Banner text={copyText(mark)}>
      <ButtonLink class="table-copy-back" text={whatIf.back} href={hashOf(back)} />
    </Banner>
  );
}

function copyText({ moves: move, view, line }: WhatIf): string {
  const { whatIf } = words.value;
  if (line !== undefined) return whatIf.line;
  return view === undefined ? whatIf.copy({ move }) : whatIf.guess({ move });
}

function DailyMark({ day }: { readonly day: string }): JSX.Element {
  const { daily, locale } = words.value;
  const text = new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <span class="table-mark wide" title={daily.markCounts}>
      {daily.mark({ day: text })}
    </span>
  );
}
