import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Severe colour vision deficiency in linear light, after Machado, Oliveira and Fernandes (2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync(new URL('../src/style/base.css', import.meta.url), 'utf8');
const seats = Array.from({ length: 6 }, (_, seat) => {
  const block = new RegExp(`\\[data-seat="${seat}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return { colour: hexIn(block, '--seat'), ink: hexIn(block, '--seat-ink') };
});

function hexIn(block: string, name: string): string {
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? 'missing';
}

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: Matrix, [r, g, b]: Triple): Triple {
  const row = ([x, y, z]: Triple): number => Math.max(0, x * r + y * g + z * b);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function oklab(light: Triple): Triple {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('seat colours', () => {
  for (const [eyes, matrix] of Object.entries(EYES)) {
    it(`can be told apart with ${eyes} colour vision`, () => {
      const seen = seats.map(({ colour }) => oklab(times(matrix, linear(colour))));
      const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => distance(a, b)));
      expect(Math.min(...pairs)).toBeGreaterThan(0.1);
    });
  }

  it('differ in lightness as well as in hue', () => {
    const lightness = seats.map(({ colour }) => oklab(linear(colour))[0]).sort((a, b) => a - b);
    const steps = lightness.slice(1).map((value, at) => value - (lightness[at] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0.04);
  });

  it('carry a letter that reads at contrast 4.5 or better', () => {
    for (const { colour, ink } of seats) {
      const [dark, light] = [luminance(colour), luminance(ink)].sort((a, b) => a - b) as [number, number];
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
    }
  });
});
