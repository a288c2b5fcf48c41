import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { decimals } from '@embarca/contracts/kit/numbers.ts'
import { parseNumber, showNumber } from '../../ui/amounts.ts'

/** A typed weight, in tons unless it ends in `kg` → kilograms. */
export const parseWeight = (text: string): number | undefined => {
  const value = parseNumber(text)
  if (value === undefined) return undefined
  return Math.round((/kg/i.test(text) ? value : value * 1000) * 1000) / 1000
}

/** `DD/MM/YYYY HH:mm` in the zone of a place → ISO UTC. */
export const parsePlaceDateTime = (text: string, zone = DEFAULT_ZONE): string | undefined =>
  text.length === 16 ? parseLocal(`${text}:00`, zone) : undefined

/** ISO UTC → `DD/MM/YYYY HH:mm`. */
export const formatPlaceDateTime = (iso: string, zone = DEFAULT_ZONE): string => formatLocal(iso, zone).slice(0, 16)

const twoDecimals = decimals(2)
export const writeMoney = (value: number | undefined): string => (value === undefined ? '' : twoDecimals(value / 100))
export const writeWeight = (kg: number | undefined): string => (kg === undefined ? '' : showNumber(kg / 1000))
