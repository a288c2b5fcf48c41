import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { memoise } from '@embarca/projections/kit/memoise.ts'

/** How answers are made shorter on the wire, the shortest first. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** Shorter answers are sent as they are. */
export const WORTH_CODING = 4_096
export const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** The bytes in a coding, made beside the loop. */
export const coded = (coding: Coding, body: Buffer): Promise<Buffer> => compressed[coding](body, coding === 'br' ? FAST_BROTLI : {})

const takes = (accepted: string, coding: Coding) =>
  accepted.split(',').some((part) => {
    const [name, ...weights] = part.split(';').map((word) => word.trim().toLowerCase())
    return (name === coding || name === '*') && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
  })
const known = memoise<Coding | undefined>()
/** The shortest coding that an Accept-Encoding takes, if any. */
export const codingFor = (accepted: string | string[] | undefined): Coding | undefined => {
  const header = String(accepted ?? '')
  return header === '' ? undefined : known(header, () => codings.find((coding) => takes(header, coding)))
}
