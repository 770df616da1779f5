/** Which moments sound, how loud, and when there is silence. */
import type { JSX } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import type { Shown } from '../src/stage/live.ts';
import type { Scene } from '../src/stage/scene.ts';
import type { Sound } from '../src/stage/sound.ts';
import { livingPage } from './living-page.ts';
import { quietTable } from './quiet-table.ts';
import { sceneOf } from './stage-tables.ts';

interface Heard {
  readonly loud: number;
  /** The pitches of its voices, by which it is recognised. */
  readonly pitches: number[];
}
const heard: Heard[] = [];
/** The volumes of what was cut off while it sounded. */
const silenced: number[] = [];
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

class Node {
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  readonly frequency = this.gain;
  constructor(
    readonly context: Context,
    readonly options: { readonly gain?: number; readonly frequency?: number } = {},
  ) {
    if (options.frequency !== undefined) heard.at(-1)?.pitches.push(options.frequency);
  }
  connect(to: Node | string): Node | string {
    if (to === 'loudspeaker') heard.push({ loud: this.options.gain ?? 0, pitches: [] });
    return to;
  }
  disconnect(): void {
    silenced.push(this.options.gain ?? 0);
  }
  start(): void {}
  stop(): void {}
}

class Context {
  static all: Context[] = [];
  state = 'suspended';
  readonly destination = 'loudspeaker';
  readonly currentTime = 0;
  readonly sampleRate = 8;
  constructor() {
    Context.all.push(this);
  }
  async resume(): Promise<void> {
    this.state = 'running';
  }
  createBuffer(): { getChannelData: () => Float32Array } {
    return { getChannelData: () => new Float32Array(4) };
  }
}

for (const name of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
  vi.stubGlobal(name, Node);
vi.stubGlobal('AudioContext', Context);

const settings = await import('../src/app/settings.ts');
const sounds = await import('../src/stage/sound.ts');
const { useSounds } = await import('../src/stage/use-sounds.ts');

describe('sound', () => {
  sounds.listenForFirstClick();

  it('is off until the first click, and then as loud as was chosen', () => {
    sounds.play('coin');
    expect(Context.all).toEqual([]);
    page.dispatchEvent(new Event('pointerup'));
    for (const volume of settings.VOLUMES) {
      settings.volume.value = volume;
      sounds.play('shot');
    }
    const volumes = heard.map(({ loud }) => loud);
    expect(volumes).toEqual([...volumes].sort((a, b) => a - b));
    expect(new Set(volumes).size).toBe(settings.VOLUMES.length);
    settings.sound.value = 'off';
    sounds.play('shot');
    expect(heard).toHaveLength(settings.VOLUMES.length);
    settings.sound.value = 'on';
  });

  it('is cut off at once where it is turned off while something sounds', () => {
    silenced.length = 0;
    settings.volume.value = '3';
    sounds.play('fanfare');
    expect(silenced).toEqual([]);
    settings.sound.value = 'off';
    expect(silenced).toContain(1);
    settings.sound.value = 'on';
  });

  it('comes back at the next click after the browser has stopped it, without what was missed', () => {
    const [context] = Context.all;
    if (context === undefined) throw new Error('nothing plays');
    const before = heard.length;
    context.state = 'suspended';
    sounds.play('bell');
    expect(heard).toHaveLength(before);
    page.dispatchEvent(new Event('keydown'));
    sounds.play('bell');
    expect(heard).toHaveLength(before + 1);
    expect(Context.all).toHaveLength(1);
  });
});

const NAMES: readonly Sound[] = ['card', 'coin', 'stamp', 'dice', 'shot', 'bell', 'fanfare'];

const SILENT = sceneOf({ move: 0, seat: 0, events: [], view: '', scores: [] });

function Table({ shown }: { readonly shown: Shown }): JSX.Element {
  useSounds(shown);
  return <p />;
}

/** What is heard as these are shown one after the other. */
async function hear(...moments: readonly Shown[]): Promise<readonly string[]> {
  const living = livingPage();
  heard.length = 0;
  for (const shown of moments) {
    living.draw(<Table shown={shown} />);
    await living.settle();
  }
  const known = heard.splice(0);
  const names = new Map(
    NAMES.map((name) => {
      sounds.play(name);
      return [`${heard.splice(0)[0]?.pitches}`, name];
    }),
  );
  return known.map(({ pitches }) => names.get(`${pitches}`) ?? '');
}

describe('at a table', () => {
  const scene = (sound?: Sound): Scene => ({ ...SILENT, ...(sound === undefined ? {} : { sound }) });
  const still: Shown = { table: quietTable, passed: [], stop: 'none', stopsLeft: 0 };
  const asked = { seat: 0, kind: 'bid', decision: 4, required: true, rule: 'C3.4', sealed: false };
  const after = (seat: number) => ({ ...quietTable, owed: [asked], log: [{ move: 8, seat, events: [] }] });

  it('each beat sounds once, and so does what the viewer did without a stop', async () => {
    const shot = [scene('shot')];
    expect(await hear(still, { ...still, passed: shot }, { ...still, passed: shot }, still)).toEqual([
      'shot',
    ]);
    expect(await hear(still, { ...still, passed: [scene('stamp'), scene()] })).toEqual(['stamp']);
  });

  it('a bell rings when others have moved and the viewer is asked', async () => {
    expect(await hear(still, { ...still, table: after(1) })).toEqual(['bell']);
    expect(await hear(still, { ...still, table: after(0) })).toEqual([]);
  });

  it('a bell rings once for a question, however often the viewer looks back before it is answered', async () => {
    const open = { ...still, table: after(1) };
    const next = { ...still, table: { ...after(1), owed: [{ ...asked, decision: 5 }] } };
    expect(await hear(open, still, open, still, next)).toEqual(['bell', 'bell']);
  });

  it('a fanfare is played at the end, not where a finished game is opened or looked back at', async () => {
    const ended: Shown = { ...still, table: { ...quietTable, result: [] } };
    expect(await hear(still, ended, still, ended)).toEqual(['fanfare']);
    expect(await hear(ended, still, ended)).toEqual([]);
  });
});
