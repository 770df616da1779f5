import type { ComponentChildren, JSX } from 'preact';
import { closeOverlay, overlay } from '../../app/overlays.ts';
import { goTo, type Route } from '../../app/route.ts';
import { backLabel } from '../../parts/back-label.ts';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { ShareMenu, type ShareWays } from '../share/share-menu.tsx';

export interface EndChoices {
  readonly leaveTo: Route;
  readonly replay: () => void;
  /** Opens the looking back at the last own decision, to play on from there. */
  readonly whatIf?: () => void;
  readonly rematch?: () => void;
  /** Another game of those who share the win. */
  readonly rematchOfTied?: () => void;
  readonly share?: ShareWays;
  /** Left out where the game was not played to its end. */
  readonly review?: () => void;
  /** The others have asked for another game already. */
  readonly offer?: string;
}

interface EndActionsProps {
  readonly choices: EndChoices;
  readonly children?: ComponentChildren;
}

export function EndActions({ choices, children }: EndActionsProps): JSX.Element {
  const { ending, stage, whatIf: said } = words.value;
  const { leaveTo, replay, whatIf, rematch, rematchOfTied, share, review, offer } = choices;
  return (
    <>
      {offer !== undefined && (
        <p class="end-offer" role="status">
          {offer}
        </p>
      )}
      {rematch !== undefined && (
        <Action icon="icon-restart" label={ending.rematch} onPress={leaving(rematch)} isMain />
      )}
      {rematchOfTied !== undefined && (
        <Action icon="icon-players" label={ending.tied} onPress={leaving(rematchOfTied)} />
      )}
      {review !== undefined && <Action icon="icon-curve" label={ending.review} onPress={leaving(review)} />}
      <Action icon="icon-eye" label={stage.replay} onPress={leaving(replay)} />
      {whatIf !== undefined && <Action icon="icon-branch" label={said.title} onPress={leaving(whatIf)} />}
      {share !== undefined && <ShareMenu ways={share} />}
      {children}
      <Action
        icon="icon-home"
        label={backLabel(leaveTo, words.value)}
        onPress={leaving(() => goTo(leaveTo))}
        isQuiet
      />
    </>
  );
}

interface EndPanelProps {
  readonly choices: EndChoices;
  /** False where a game was ended early. */
  readonly hasResult: boolean;
}

/** The same below the table, once the result has been put away. */
export function EndPanel({ choices, hasResult }: EndPanelProps): JSX.Element {
  return (
    <div class="end-panel">
      <EndActions choices={choices}>
        {hasResult && (
          <Action
            icon="icon-trophy"
            label={words.value.ending.result}
            onPress={() => {
              overlay.value = { kind: 'ending' };
            }}
          />
        )}
      </EndActions>
    </div>
  );
}

function leaving(work: () => void): () => void {
  return () => {
    closeOverlay();
    work();
  };
}

interface ActionProps {
  readonly icon: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly isMain?: boolean;
  readonly isQuiet?: boolean;
}

function Action({ icon, label, onPress, isMain, isQuiet }: ActionProps): JSX.Element {
  const look = isMain === true ? 'button-main' : isQuiet === true ? 'button-quiet' : '';
  return <Button class={look} icon={icon} text={<span>{label}</span>} onClick={onPress} />;
}
