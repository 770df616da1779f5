/** Small sounds, made here and now: no files to load. Silent until the player has clicked once. */
import { effect } from '@preact/signals';
import { sound, volume } from '../app/settings.ts';

export type Sound = 'card' | 'coin' | 'stamp' | 'dice' | 'shot' | 'bell' | 'fanfare';

/** One voice of a sound: a tone that glides and fades, or a burst of filtered noise. Times in seconds. */
interface Voice {
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
  readonly tone?: readonly [from: number, to: number];
  readonly shape?: OscillatorType;
  /** The middle of the band that is left of the noise, in hertz. */
  readonly noise?: number;
}

const tick = (at: number, noise: number): Voice => ({ at, length: 0.035, loud: 0.5, noise });
const note = (at: number, pitch: number, length: number): Voice => ({
  at,
  length,
  loud: 0.22,
  tone: [pitch, pitch],
  shape: 'triangle',
});

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  card: [{ length: 0.08, loud: 0.35, noise: 2600 }],
  coin: [
    { length: 0.16, loud: 0.12, tone: [1900, 1900] },
    { at: 0.06, length: 0.24, loud: 0.12, tone: [2500, 2500] },
  ],
  stamp: [
    { length: 0.12, loud: 0.5, tone: [150, 60] },
    { length: 0.05, loud: 0.3, noise: 700 },
  ],
  dice: [tick(0, 1500), tick(0.09, 1900), tick(0.16, 1400), tick(0.26, 1700), tick(0.42, 1300)],
  shot: [
    { length: 0.28, loud: 0.55, noise: 420 },
    { length: 0.07, loud: 0.4, noise: 2200 },
  ],
  bell: [
    { length: 0.9, loud: 0.16, tone: [784, 784] },
    { length: 0.6, loud: 0.07, tone: [1568, 1568] },
  ],
  fanfare: [note(0, 523, 0.18), note(0.16, 659, 0.18), note(0.32, 784, 0.18), note(0.48, 1047, 0.7)],
};

const VOLUMES: Readonly<Record<string, number>> = { '1': 0.25, '2': 0.6, '3': 1 };

/** More than can sound at the same time. */
const MOST_SOUNDING = 8;

let player: AudioContext | undefined;
/** What may still sound. */
let sounding: readonly GainNode[] = [];
let noise: AudioBuffer | undefined;

/** Browsers allow sound after a click or a key, and stop it again, for a telephone call for instance. */
export function listenForFirstClick(): void {
  const wake = (): void => {
    player ??= new AudioContext();
    if (player.state !== 'running') void player.resume().catch(() => undefined);
  };
  // A finger that goes down is no click yet; one that is lifted is.
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
}

effect(() => {
  if (sound.value !== 'off') return;
  for (const master of sounding) master.disconnect();
  sounding = [];
});

/** What comes while the browser allows no sound is lost: it would all be heard at once later. */
export function play(name: Sound): void {
  if (player?.state !== 'running' || sound.peek() === 'off') return;
  const master = new GainNode(player, { gain: VOLUMES[volume.peek()] ?? 0.6 });
  master.connect(player.destination);
  sounding = [...sounding, master].slice(-MOST_SOUNDING);
  for (const voice of VOICES[name]) speak(player, voice, master);
}

function speak(context: AudioContext, voice: Voice, to: AudioNode): void {
  const start = context.currentTime + (voice.at ?? 0);
  const end = start + voice.length;
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(voice.loud, start);
  fade.gain.exponentialRampToValueAtTime(0.001, end);
  fade.connect(to);
  const source =
    voice.tone === undefined ? noiseSource(context, voice, fade) : toneSource(context, voice, fade);
  source.start(start);
  source.stop(end);
}

function toneSource(
  context: AudioContext,
  { tone = [440, 440], shape = 'sine', at = 0, length }: Voice,
  to: AudioNode,
): AudioScheduledSourceNode {
  const [from, until] = tone;
  const source = new OscillatorNode(context, { type: shape, frequency: from });
  source.frequency.exponentialRampToValueAtTime(until, context.currentTime + at + length);
  source.connect(to);
  return source;
}

function noiseSource(
  context: AudioContext,
  { noise: band = 1000 }: Voice,
  to: AudioNode,
): AudioScheduledSourceNode {
  noise ??= whiteNoise(context);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: band, Q: 0.8 });
  source.connect(filter).connect(to);
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const at of samples.keys()) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
