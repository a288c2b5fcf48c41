import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/moment.ts'

/** A number as typed in Brazil: `4.300,50`, `4300,5`, `4300.50`; a dot before exactly three digits separates thousands. */
export const parseNumber = (text: string): number | undefined => {
  const bare = text.replace(/[^\d.,-]/g, '')
  if (!/\d/.test(bare)) return undefined
  const value = bare.includes(',')
    ? bare.replace(/\./g, '').replace(',', '.')
    : /^-?\d{1,3}(\.\d{3})+$/.test(bare)
      ? bare.replace(/\./g, '')
      : bare
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Money as typed → integer cents. */
export const parseMoney = (text: string): number | undefined => {
  const value = parseNumber(text)
  return value === undefined ? undefined : Math.round(value * 100)
}

/** A weight as typed, in tons unless it says `kg` → kilograms. */
export const parseWeight = (text: string): number | undefined => {
  const value = parseNumber(text)
  if (value === undefined) return undefined
  return Math.round((/kg/i.test(text) ? value : value * 1000) * 1000) / 1000
}

/** `DD/MM/YYYY HH:mm` in the zone of a place → ISO UTC. */
export const parseMoment = (text: string, zone = DEFAULT_ZONE): string | undefined =>
  text.length === 16 ? parseLocal(`${text}:00`, zone) : undefined

/** ISO UTC → `DD/MM/YYYY HH:mm`. */
export const writeMoment = (iso: string, zone = DEFAULT_ZONE): string => formatLocal(iso, zone).slice(0, 16)

const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
const cents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const writeNumber = (value: number | undefined): string => (value === undefined ? '' : plain.format(value))
export const writeMoney = (value: number | undefined): string => (value === undefined ? '' : cents.format(value / 100))
export const writeWeight = (kg: number | undefined): string => (kg === undefined ? '' : plain.format(kg / 1000))
