/** The server asks clients to wait. */
export class Busy extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`busy for ${seconds} s`)
    this.seconds = seconds
  }
}
