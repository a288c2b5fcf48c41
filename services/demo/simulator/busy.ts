/** The server wants to be left alone for a while. */
export class Busy extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`busy for ${seconds} s`)
    this.seconds = seconds
  }
}
