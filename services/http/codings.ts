import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoise } from '@embarca/projections/kit/memoise.ts'

/** Content codings, the most compact first. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** Shorter answers are not compressed. */
export const WORTH_CODING = 4_096
export const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Compresses on another thread. */
export const coded = (coding: Coding, body: Buffer): Promise<Buffer> => compressed[coding](body, coding === 'br' ? FAST_BROTLI : {})

const takes = (accepted: string, coding: Coding) =>
  accepted.split(',').some((part) => {
    const [name, ...weights] = part.split(';').map((word) => word.trim().toLowerCase())
    return (name === coding || name === '*') && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
  })
const known = memoise<Coding | undefined>()
/** The most compact coding that an Accept-Encoding header admits, if any. */
export const codingFor = (accepted: string | string[] | undefined): Coding | undefined => {
  const header = String(accepted ?? '')
  return header === '' ? undefined : known(header, () => codings.find((coding) => takes(header, coding)))
}
