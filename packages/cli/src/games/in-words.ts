/** `chineseWorker` as `chinese worker`. */
export function inWords(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
