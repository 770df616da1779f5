/** Looking back: a scrubber through the game, play and pause, beats and turns, whose eyes, and a link to the moment. */
import type { Viewer } from '@carson/engine';
import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';
import { copy } from '../parts/copy.ts';
import { occupantName } from '../parts/seats/people.ts';
import { words } from '../words/words.ts';
import { type Replaying, SPEEDS, type Speed } from './replay.ts';
import type { Stage } from './stage.ts';
import { SceneFace } from './stage-panel.tsx';

interface ReplayPanelProps {
  readonly stage: Stage;
  readonly looking: Replaying;
  /** Whose views may be shown; one where there is no choice. */
  readonly viewers: readonly Viewer[];
  /** The address of the moment. */
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
        <button type="button" class="button button-main replay-now" onClick={replay.close}>
          {said.toNow}
        </button>
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
      </div>
      <MoreKeys {...{ stage, looking, viewers, linkTo, playOn }} />
      <SceneFace scene={moment.scene} />
    </div>
  );
}

/** Speed, eyes, the link to the moment and the copy that is played on. */
function MoreKeys({ stage, looking, viewers, linkTo, playOn }: ReplayPanelProps): JSX.Element {
  const { stage: said, whatIf } = words.value;
  const { replay } = stage;
  const { move } = looking.moment.beat;
  return (
    <div class="replay-more">
      <label>
        <span class="spoken">{said.speed}</span>
        <select
          class="text-input"
          title={said.speed}
          value={looking.speed}
          onChange={(event) => replay.setSpeed(event.currentTarget.value as Speed)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {said.speedOf({ factor: speed })}
            </option>
          ))}
        </select>
      </label>
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
  return (
    <button type="button" class="button button-icon" aria-label={label} title={title} onClick={onPress}>
      <Art name={icon} />
    </button>
  );
}

function Eyes({ stage, looking, viewers }: Omit<ReplayPanelProps, 'linkTo' | 'playOn'>): JSX.Element {
  const { stage: said } = words.value;
  const occupants = stage.now.value?.occupants ?? [];
  return (
    <label class="replay-eyes">
      <span class="spoken">{said.seenBy}</span>
      <select
        class="text-input"
        title={said.seenBy}
        value={`${looking.viewer}`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          void stage.replay.setViewer(value === 'spectator' ? value : Number(value));
        }}
      >
        {viewers.map((viewer) => (
          <option key={viewer} value={`${viewer}`}>
            {viewer === 'spectator' ? said.spectator : occupantName(occupants, viewer, words.value)}
          </option>
        ))}
      </select>
    </label>
  );
}
