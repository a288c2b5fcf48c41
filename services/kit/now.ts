let at = 0
let text = ''

/** The time in ISO 8601 UTC, formatted once per millisecond: many commands share one. */
export const isoNow = (): string => {
  const now = Date.now()
  if (now !== at) {
    at = now
    text = new Date(now).toISOString()
  }
  return text
}
