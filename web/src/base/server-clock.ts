/** How far this device's clock is ahead of the server's, measured on replies. */
type Measured = {
  /** Milliseconds. */ readonly offset: number /** Wall clock minus monotonic clock at that time. */
  readonly drift: number
}

const JUMP = 2 * 60_000
let measured: Measured | undefined

const driftNow = () => Date.now() - performance.now()

/** Called with every reply: its `Server-Time`, if it has one, and when the request left and the reply came. */
export const noteServerTime = (time: string | null, sentAt: number, receivedAt = Date.now()) => {
  const server = time === null ? Number.NaN : Date.parse(time)
  if (!Number.isNaN(server)) measured = { offset: Math.round((sentAt + receivedAt) / 2 - server), drift: driftNow() }
}

/** Milliseconds; undefined when no reply was measured on this page, or the clock was set since then (Y36). */
export const clockOffset = (): number | undefined =>
  measured === undefined || Math.abs(driftNow() - measured.drift) > JUMP ? undefined : measured.offset
