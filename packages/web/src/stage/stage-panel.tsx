/** The panel beside the table while a beat is shown: the scene in words and pictures, and the button that continues. */
import type { JSX } from 'preact';
import { MOTIONS, type Motion, motion, reducedMotion } from '../app/settings.ts';
import { Art } from '../art/art.tsx';
import { Button } from '../parts/button.tsx';
import { LogFace } from '../parts/log-face.tsx';
import { Select } from '../parts/select.tsx';
import { words } from '../words/words.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

export function StagePanel({ stage, scene }: { readonly stage: Stage; readonly scene: Scene }): JSX.Element {
  const { stage: said } = words.value;
  const isPaused = stage.isPaused.value;
  const waits = stage.shown.value?.stop === 'tap';
  return (
    <div class="stage" data-waits={waits} data-acts="true" onClick={stage.next}>
      <SceneFace scene={scene} />
      <div class="stage-foot">
        {/* With reduced motion every stop waits for a tap. */}
        {!reducedMotion() && (
          <Button
            class="button-icon"
            icon={isPaused ? 'icon-play' : 'icon-pause'}
            aria-pressed={isPaused}
            label={isPaused ? said.play : said.pause}
            onClick={(event) => {
              event.stopPropagation();
              stage.setPaused(!isPaused);
            }}
          />
        )}
        <div class="stage-ways">
          {!reducedMotion() && <PaceChoice />}
          <Button
            class="stage-skip"
            text={said.skip}
            title={said.skipHint}
            onClick={(event) => {
              event.stopPropagation();
              stage.skip();
            }}
          />
        </div>
        <button
          type="button"
          class={`button stage-next${waits ? ' button-main' : ''}`}
          aria-keyshortcuts="Space"
          onClick={(event) => {
            event.stopPropagation();
            stage.next();
          }}
        >
          {said.next}
          <Art name="icon-next" />
        </button>
      </div>
    </div>
  );
}

/** How many times as fast as normal, as a replay says it; with the slow pace the show waits besides. */
const FACTORS: Readonly<Record<Motion, number>> = { slow: 0.5, normal: 1, fast: 2, off: 0 };

/** The setting, within reach of the show that it is about. */
function PaceChoice(): JSX.Element {
  const { stage, shell } = words.value;
  return (
    <div class="button stage-pace" onClick={(event) => event.stopPropagation()}>
      <span aria-hidden="true">{stage.speedOf({ factor: FACTORS[motion.value] })}</span>
      <Select
        label={shell.settings.motion}
        values={MOTIONS}
        chosen={motion.value}
        face={(pace) => shell.settings.motions[pace]}
        onChoose={(pace) => {
          motion.value = pace;
        }}
      />
    </div>
  );
}

interface SceneFaceProps {
  readonly scene: Scene;
  /** Whether it may scroll by itself, and is therefore reached by keyboard. */
  readonly scrolls?: boolean;
}

export function SceneFace({ scene, scrolls = false }: SceneFaceProps): JSX.Element {
  const face = (
    <>
      <div class="scene-head" data-seat={scene.lines[0]?.seat}>
        <Art name={scene.icon} class="scene-icon" />
        <h2>{scene.title}</h2>
      </div>
      {scene.picture?.()}
      <ul class="scene-lines">
        {scene.lines.map((line, at) => (
          <li key={at} class="log-row">
            <LogFace line={line} />
          </li>
        ))}
      </ul>
    </>
  );
  if (!scrolls) return <div class="scene">{face}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its place, and is then scrolled by keys.
    <section class="scene" tabIndex={0} aria-label={scene.title}>
      {face}
    </section>
  );
}
