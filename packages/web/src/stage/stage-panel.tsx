/** The panel beside the table while a beat is shown: the scene in words and pictures, and the button that continues. */
import type { JSX } from 'preact';
import { reducedMotion } from '../app/settings.ts';
import { Art } from '../art/art.tsx';
import { Button } from '../parts/button.tsx';
import { LogFace } from '../parts/log-face.tsx';
import { words } from '../words/words.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

export function StagePanel({ stage, scene }: { readonly stage: Stage; readonly scene: Scene }): JSX.Element {
  const { stage: said } = words.value;
  const isPaused = stage.isPaused.value;
  const waits = stage.shown.value?.stop === 'tap';
  return (
    <div class="stage" data-waits={waits} onClick={stage.next}>
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
        <Button
          class="stage-skip"
          text={said.skip}
          title={said.skipHint}
          onClick={(event) => {
            event.stopPropagation();
            stage.skip();
          }}
        />
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

export function SceneFace({ scene }: { readonly scene: Scene }): JSX.Element {
  return (
    <div class="scene">
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
    </div>
  );
}
