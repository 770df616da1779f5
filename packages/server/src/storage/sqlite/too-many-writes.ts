/** More writes are waiting than the disk keeps up with: the request is refused, and none of it is kept in memory. */
export class TooManyWrites extends Error {
  constructor() {
    super('too much waits to be written');
  }
}
