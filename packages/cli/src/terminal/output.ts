/** Standard output: whole lines of JSON and nothing else. */
export async function writeLine(value: unknown): Promise<void> {
  await write(`${JSON.stringify(value)}\n`);
}

export async function write(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (problem) => (problem ? reject(problem) : resolve()));
  });
}

/** Exits quietly when the reader closes the pipe early (`| head`). */
export function exitOnBrokenPipe(): void {
  process.stdout.on('error', (problem) => {
    if ('code' in problem && problem.code === 'EPIPE') process.exit(0);
    throw problem;
  });
}
