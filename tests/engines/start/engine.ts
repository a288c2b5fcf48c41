/** A server that a test may use and stop. */
export type Engine = {
  /** e.g. `Apache Kafka`. */
  readonly name: string
  readonly version: string
  readonly url: string
  /** Stops it gracefully and waits. */
  stop(): Promise<void>
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
}
