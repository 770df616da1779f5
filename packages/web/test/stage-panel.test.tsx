/** The panel of the show: which buttons it offers. */
import './page.ts';
import { loadCatalogue } from '@carson/words';
import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStage } from '../src/stage/stage.ts';
import { handClock } from './hand-clock.ts';
import { beatsOf, calm, sceneOf } from './stage-tables.ts';

const { SceneFace, StagePanel } = await import('../src/stage/stage-panel.tsx');

function drawn(): string {
  const stage = createStage({
    clock: handClock(),
    update: signal(undefined),
    beats: async () => [],
    sceneOf,
    circumstances: () => calm,
  });
  const [beat] = beatsOf(0, 0, 'mine');
  if (beat === undefined) throw new Error('no beat');
  return renderToString(<StagePanel stage={stage} scene={sceneOf(beat)} />);
}

describe('the panel of the show', () => {
  afterEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('offers a pause', () => {
    expect(drawn()).toContain('aria-pressed="false"');
  });

  it('offers none with reduced motion, where every stop waits for a tap anyway', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(drawn()).not.toContain('aria-pressed');
    expect(drawn()).toContain('stage-next');
  });
});

it('what happened is a region with a name where it scrolls, and nothing that acts', () => {
  const [beat] = beatsOf(0, 0, 'mine');
  if (beat === undefined) throw new Error('no beat');
  const scene = sceneOf(beat);
  expect(renderToString(<SceneFace scene={scene} scrolls />)).toMatch(
    /^<section (?=[^>]*aria-label="mine")[^>]*tabindex="0"/i,
  );
  expect(renderToString(<SceneFace scene={scene} />)).toMatch(/^<div class="scene">/);
});

it('the speed of a replay is written as the language writes numbers', async () => {
  const speeds = await Promise.all(
    (['en', 'fr', 'nl', 'it', 'de'] as const).map(async (language) => {
      const { stage } = await loadCatalogue(language);
      return stage.speedOf({ factor: 0.5 });
    }),
  );
  expect(speeds).toEqual(['0.5×', '0,5×', '0,5×', '0,5×', '0,5×']);
});
