/** Moments as people write them, in the zone of a place. Pure: `Intl` only, no clock. */

export const DEFAULT_ZONE = 'America/Sao_Paulo'

const formats = new Map<string, Intl.DateTimeFormat>()
const formatFor = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

type Parts = { year: string; month: string; day: string; hour: string; minute: string; second: string }
const partsAt = (ms: number, zone: string) =>
  Object.fromEntries(
    formatFor(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  ) as Parts

/** How far the zone's clock is ahead of UTC at that instant, in milliseconds. */
const offsetAt = (ms: number, zone: string) => {
  const { year, month, day, hour, minute, second } = partsAt(ms, zone)
  return Date.UTC(+year, +month - 1, +day, +hour, +minute, +second) - Math.floor(ms / 1000) * 1000
}

/**
 * `DD/MM/YYYY` (midnight) or `DD/MM/YYYY HH:mm:ss` in a zone → ISO UTC. Anything but 10 or 19 characters, or a day that
 * does not exist, is undefined.
 */
export const parseLocal = (text: string, zone = DEFAULT_ZONE): string | undefined => {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}):(\d{2}))?$/.exec(text)
  if (!match) return undefined
  const [day, month, year, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(wall)
  if (back.getUTCDate() !== day || back.getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59) return undefined
  const guess = wall - offsetAt(wall, zone)
  return new Date(wall - offsetAt(guess, zone)).toISOString()
}

/** ISO UTC → `DD/MM/YYYY HH:mm:ss` in a zone. */
export const formatLocal = (iso: string, zone = DEFAULT_ZONE): string => {
  const { year, month, day, hour, minute, second } = partsAt(Date.parse(iso), zone)
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`
}
