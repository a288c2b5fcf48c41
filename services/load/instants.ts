const LATEST = '2099-12-31'
/** A moment of a day that exists, no later than the last one anybody plans for. */
export const isPlausibleInstant = (text: string) => {
  const at = new Date(text)
  const day = text.slice(0, LATEST.length)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day <= LATEST
}

/** Clocks differ and forms take a while to fill in. */
export const GRACE = 5 * 60_000
export const earlier = (a: string, b: string, grace = 0) => Date.parse(a) < Date.parse(b) - grace
const latest = (moments: readonly string[]) => moments.reduce((a, b) => (earlier(a, b) ? b : a))
const earliest = (moments: readonly string[]) => moments.reduce((a, b) => (earlier(b, a) ? b : a))
export const firstCollect = ({ origins }: { readonly origins: readonly { readonly collectDate: string }[] }) =>
  earliest(origins.map(({ collectDate }) => collectDate))
/** When everything is collected. */
export const lastCollect = ({ origins }: { readonly origins: readonly { readonly collectDate: string }[] }) =>
  latest(origins.map(({ collectDate }) => collectDate))
