/** The lengths at which texts are cut (specification 1 §9). */
export const cuts = {
  address: 30,
  freight: 15,
  loadCode: 20,
  loadCodeDedicated: 28,
  deliveryPlace: 33,
  deliveryPlaceDedicated: 37,
  transporter: 51,
} as const

/** Shown where a value is missing, on every screen. */
export const NOTHING = '—'

/** At most `most` characters; the last one is an ellipsis when the text was cut. */
export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

/** `AM` for Ana Maria Moreira: first and last name. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}

export const bytes = (size: number): string =>
  size < 1000 ? `${size} B` : size < 1_000_000 ? `${Math.round(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1).replace('.', ',')} MB`

/** Removes case and accents, to compare typed texts. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
