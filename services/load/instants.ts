const LATEST = '2099-12-31'
/** An instant on an existing day, not later than the last day that can be planned. */
export const isPlausibleInstant = (text: string) => {
  const at = new Date(text)
  const day = text.slice(0, LATEST.length)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day <= LATEST
}

/** Tolerance for clocks that differ and forms that take a while to fill in. */
export const GRACE = 5 * 60_000
export const earlier = (a: string, b: string, grace = 0) => Date.parse(a) < Date.parse(b) - grace
const latest = (moments: readonly string[]) => moments.reduce((a, b) => (earlier(a, b) ? b : a))
const earliest = (moments: readonly string[]) => moments.reduce((a, b) => (earlier(b, a) ? b : a))
export const firstCollect = ({ origins }: { readonly origins: readonly { readonly collectDate: string }[] }) =>
  earliest(origins.map(({ collectDate }) => collectDate))
/** The time by which everything is collected. */
export const lastCollect = ({ origins }: { readonly origins: readonly { readonly collectDate: string }[] }) =>
  latest(origins.map(({ collectDate }) => collectDate))
