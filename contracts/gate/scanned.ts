import { canonicalPlate, isCpf, isFiscalKey } from '../kit/documents.ts'

/** What a code may be; `load` is our own QR. */
export const scanKinds = ['nfe', 'cte', 'mdfe', 'load', 'plate', 'cpf', 'unknown'] as const
export type ScanKind = (typeof scanKinds)[number]
/** `text`: a key, a load's id, a plate in capitals, digits of a CPF; of an unknown code, what was read. */
export type Scan = { readonly kind: ScanKind; readonly text: string }

/** The text of the QR on a load's papers. */
export const loadCode = (loadId: string): string => `embarca:${loadId}`

const KEY_LENGTH = 44
const models = { nfe: '55', cte: '57', mdfe: '58' } as const
/** Every stretch of 44 characters that may be a key, also where what stood before it was swallowed. */
const CANDIDATES = /(?=(\d{6}[A-Z0-9]{12}\d{26}))/g
/** Symbology that scanners put before the text (`]C1`, `]Q3`), and characters that print nothing. */
const PREFIX = /^\][A-Za-z][0-9A-Za-z]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners send separators (GS, FNC1) and ends of line
const UNPRINTED = /[\u0000-\u001F\u007F]/g
/** The colon of our code may be another sign: a wedge set to a US layout types the sign of its key on the computer's layout. */
const OUR_CODE = /^embarca[^a-z0-9]{1,2}([a-z0-9_'-]{1,64})$/i
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PLATE = /^[A-Z]{3}[ -]?\d[A-Z0-9]\d{2}$/i
const CPF = /^\d{3}\.?\d{3}\.?\d{3}[-/]?\d{2}$/

const keyIn = (text: string): Scan | undefined => {
  const kinds = Object.entries(models) as [keyof typeof models, (typeof models)[keyof typeof models]][]
  for (const [, key = ''] of text.matchAll(CANDIDATES)) {
    const [kind] = kinds.find(([, model]) => isFiscalKey(key, model)) ?? []
    if (kind) return { kind, text: key }
  }
  return undefined
}

/** A key printed in groups is one without its blanks. */
const fiscalKey = (text: string): Scan | undefined => {
  const bare = text.replace(/[\s.\-/]/g, '')
  return keyIn(text) ?? (bare.length === KEY_LENGTH ? keyIn(bare) : undefined)
}

const ourCode = (text: string): Scan | undefined => {
  const [, id] = OUR_CODE.exec(text) ?? []
  if (id === undefined) return undefined
  // The sign of the hyphen's key on a Portuguese layout.
  const loadId = id.replaceAll("'", '-')
  return { kind: 'load', text: UUID.test(loadId) ? loadId.toLowerCase() : loadId }
}

/**
 * What was read from a bar code, a QR code or a keyboard: a fiscal document's key, plain or in the address of its DACTE or DAMDFE, our
 * own code, a plate, a CPF. Each is known by its pattern and check digits; anything else is unknown.
 */
export const readScan = (scanned: string): Scan => {
  const text = scanned.replace(UNPRINTED, '').trim().replace(PREFIX, '')
  const known = ourCode(text) ?? fiscalKey(text.toUpperCase())
  if (known) return known
  const plate = PLATE.test(text) && canonicalPlate(text)
  if (plate) return { kind: 'plate', text: plate }
  const digits = text.replace(/\D/g, '')
  return CPF.test(text) && isCpf(digits) ? { kind: 'cpf', text: digits } : { kind: 'unknown', text }
}
