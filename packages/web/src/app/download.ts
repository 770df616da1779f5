export function jsonFile(name: string, value: unknown): File {
  return new File([`${JSON.stringify(value, undefined, 1)}\n`], name, { type: 'application/json' });
}

export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
