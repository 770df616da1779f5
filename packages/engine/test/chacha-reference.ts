/** ChaCha (D. J. Bernstein), slow and obvious, over big integers: a second opinion on the engine's generator. */
const MASK = 0xffff_ffffn;
const SIGMA = [0x61707865n, 0x3320646en, 0x79622d32n, 0x6b206574n];

interface Block {
  readonly key: readonly number[];
  readonly counter: number;
  readonly nonce?: readonly number[];
  readonly rounds: number;
}

export function chachaBlock({ key, counter, nonce = [0, 0, 0], rounds }: Block): readonly number[] {
  const input = [...SIGMA, ...[...key, counter, ...nonce].map(BigInt)];
  const x = [...input];
  for (let round = 0; round < rounds; round++) {
    for (let column = 0; column < 4; column++) {
      const shift = round % 2; // odd rounds run along the diagonals
      const row = (offset: number) => 4 * offset + ((column + offset * shift) % 4);
      quarterRound(x, [row(0), row(1), row(2), row(3)]);
    }
  }
  return x.map((word, i) => Number((word + (input[i] as bigint)) & MASK));
}

function quarterRound(x: bigint[], at: readonly number[]): void {
  let [a, b, c, d] = at.map((i) => x[i] as bigint) as [bigint, bigint, bigint, bigint];
  a = (a + b) & MASK;
  d = rotate(d ^ a, 16n);
  c = (c + d) & MASK;
  b = rotate(b ^ c, 12n);
  a = (a + b) & MASK;
  d = rotate(d ^ a, 8n);
  c = (c + d) & MASK;
  b = rotate(b ^ c, 7n);
  for (const [i, word] of [a, b, c, d].entries()) x[at[i] as number] = word;
}

function rotate(word: bigint, bits: bigint): bigint {
  return ((word << bits) | (word >> (32n - bits))) & MASK;
}
