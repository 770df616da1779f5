/** The ways to share a finished game: its picture, its address, its record. */
import type { Review } from '@carson/bots';
import type { JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { copy } from '../../parts/copy.ts';
import { words } from '../../words/words.ts';

export interface ShareWays {
  /** The address of the game, where others can open it. */
  readonly link?: string;
  readonly picture?: () => void;
  readonly record: () => void;
  /** The review, where one was made: its curve is in the picture. */
  readonly review?: () => Promise<Review | undefined>;
}

export function ShareMenu({ ways }: { readonly ways: ShareWays }): JSX.Element {
  const { ending, stage } = words.value;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { link, picture, record } = ways;
  const choosing = (work: () => void) => (): void => {
    menu.current?.hidePopover();
    work();
  };
  return (
    <>
      <Button
        icon="icon-share"
        text={<span>{ending.share}</span>}
        aria-label={ending.share}
        popovertarget={id}
      />
      <div ref={menu} id={id} popover="auto" class="paper share-menu" role="group" aria-label={ending.share}>
        {picture !== undefined && (
          <Button icon="icon-city" text={ending.sharePicture} onClick={choosing(picture)} />
        )}
        {link !== undefined && (
          <Button
            icon="icon-link"
            text={ending.shareLink}
            onClick={choosing(() => void copy(link, stage.linkCopied))}
          />
        )}
        <Button icon="icon-export" text={ending.shareRecord} onClick={choosing(record)} />
      </div>
    </>
  );
}
