type Fix = { readonly latitude: number; readonly longitude: number /** Milliseconds. */; readonly at: number }

const EVERY = 60_000
const FAR = 500
const EARTH = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places. */
export const metres = (a: Fix, b: Fix): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  return 2 * EARTH * Math.asin(Math.sqrt(half(a.latitude, b.latitude) + cosines * half(a.longitude, b.longitude)))
}
/** Whether a position is worth sending: a minute or 500 m after the last one. */
export const isWorthSending = (fix: Fix, last: Fix | undefined): boolean =>
  last === undefined || fix.at - last.at >= EVERY || metres(fix, last) >= FAR
