/** More is to be written than the disk keeps up with: whoever asks is to come back, and nothing of theirs is kept in memory. */
export class TooManyWrites extends Error {
  constructor() {
    super('too much waits to be written');
  }
}
