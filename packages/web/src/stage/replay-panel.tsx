/** Looking back: a scrubber through the game, play and pause, beats and turns, whose eyes, and a link to the moment. */
import type { Viewer } from '@carson/engine';
import type { JSX } from 'preact';
import { Button } from '../parts/button.tsx';
import { copy } from '../parts/copy.ts';
import { occupantName } from '../parts/seats/people.ts';
import { Select } from '../parts/select.tsx';
import { words } from '../words/words.ts';
import { type Replaying, SPEEDS } from './replay.ts';
import type { Stage } from './stage.ts';
import { SceneFace } from './stage-panel.tsx';

interface ReplayPanelProps {
  readonly stage: Stage;
  readonly looking: Replaying;
  /** Whose views may be shown; one where there is no choice. */
  readonly viewers: readonly Viewer[];
  readonly linkTo: (move: number) => string;
  /** Plays on after the move in a private copy; left out where this is not allowed. */
  readonly playOn?: ((move: number, viewer: Viewer) => void) | undefined;
}

export function ReplayPanel({ stage, looking, viewers, linkTo, playOn }: ReplayPanelProps): JSX.Element {
  const { stage: said } = words.value;
  const { replay } = stage;
  const { moment, isPlaying } = looking;
  const moves = stage.now.value?.moves ?? 0;
  return (
    <div class="replay">
      <div class="replay-head">
        <strong>{said.moment({ move: moment.beat.move + 1, moves })}</strong>
        <Button
          class="button-main replay-now"
          icon="icon-close"
          aria-label={said.toNow}
          title={said.toNow}
          text={<span class="wide">{said.toNow}</span>}
          onClick={replay.close}
        />
      </div>
      <input
        type="range"
        class="replay-scrubber"
        aria-label={said.scrubber}
        aria-valuetext={said.moment({ move: moment.beat.move + 1, moves })}
        min={-1}
        max={moves - 1}
        value={moment.beat.move}
        onInput={(event) => void replay.toMove(Number(event.currentTarget.value))}
      />
      <div class="replay-keys">
        <Key icon="icon-back" label={said.previousTurn} onPress={() => void replay.turn(-1)} />
        <Key icon="icon-previous" label={said.previousBeat} onPress={() => void replay.step(-1)} />
        <Key
          icon={isPlaying ? 'icon-pause' : 'icon-play'}
          label={isPlaying ? said.pause : said.play}
          onPress={() => replay.setPlaying(!isPlaying)}
        />
        <Key icon="icon-next" label={said.nextBeat} onPress={() => void replay.step(1)} />
        <Key icon="icon-forward" label={said.nextTurn} onPress={() => void replay.turn(1)} />
        <Select
          label={said.speed}
          class="replay-speed"
          fieldClass="text-input"
          values={SPEEDS}
          chosen={looking.speed}
          face={(speed) => said.speedOf({ factor: Number(speed) })}
          onChoose={replay.setSpeed}
        />
      </div>
      <MoreKeys {...{ stage, looking, viewers, linkTo, playOn }} />
      <SceneFace scene={moment.scene} scrolls={true} />
    </div>
  );
}

/** Eyes, the link to the moment and the copy that is played on. */
function MoreKeys({ stage, looking, viewers, linkTo, playOn }: ReplayPanelProps): JSX.Element {
  const { stage: said, whatIf } = words.value;
  const { move } = looking.moment.beat;
  return (
    <div class="replay-more">
      {viewers.length > 1 && <Eyes stage={stage} looking={looking} viewers={viewers} />}
      <Key icon="icon-link" label={said.copyLink} onPress={() => void copy(linkTo(move), said.linkCopied)} />
      {playOn !== undefined && (
        <Key
          icon="icon-branch"
          label={whatIf.playOn}
          hint={whatIf.hint}
          onPress={() => playOn(move, looking.viewer)}
        />
      )}
    </div>
  );
}

interface KeyProps {
  readonly icon: string;
  readonly label: string;
  /** More than the label says. */
  readonly hint?: string;
  readonly onPress: () => void;
}

function Key({ icon, label, hint, onPress }: KeyProps): JSX.Element {
  const title = hint === undefined ? label : `${label}: ${hint}`;
  return <Button class="button-icon" icon={icon} aria-label={label} title={title} onClick={onPress} />;
}

function Eyes({ stage, looking, viewers }: Omit<ReplayPanelProps, 'linkTo' | 'playOn'>): JSX.Element {
  const { stage: said } = words.value;
  const occupants = stage.now.value?.occupants ?? [];
  return (
    <Select
      label={said.seenBy}
      class="replay-eyes"
      fieldClass="text-input"
      values={viewers}
      chosen={looking.viewer}
      face={(viewer) =>
        viewer === 'spectator' ? said.spectator : occupantName(occupants, viewer, words.value)
      }
      onChoose={(viewer) => void stage.replay.setViewer(viewer)}
    />
  );
}
