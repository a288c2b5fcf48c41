/** A server that a test may use and end. */
export type Engine = {
  /** e.g. `Apache Kafka`. */
  readonly name: string
  readonly version: string
  readonly url: string
  /** Asks it to end and waits. */
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}
