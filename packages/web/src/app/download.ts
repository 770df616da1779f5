/** Hands the player a file. */
export function download(name: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, undefined, 1)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
