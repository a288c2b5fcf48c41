/** A stream that a view could not fold, from which event on, and why. Other streams continue; a rebuild of the view retries this one. */
export type DeadLetteredStream = {
  readonly view: string
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly type: string
  readonly since: string
  readonly reason: string
}
