import { digestOf } from '../kit/identifiers.ts'

/** Without I, L, O and U, because people read codes out on the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 4

/**
 * The shipper's own code in capitals; without one, a generated `CG-XXXX-XXXX` of 40 bits. The same load and attempt give the same code,
 * another attempt gives another one.
 */
export const codeFor = (requested: string | undefined, loadId: string, attempt: number): string => {
  const own = requested?.trim().toUpperCase()
  if (own) return own
  const bytes = digestOf(`${loadId}/${attempt}`)
  const characters = Array.from({ length: 2 * HALF }, (_, i) => CROCKFORD[bytes[i]! % CROCKFORD.length]).join('')
  return `CG-${characters.slice(0, HALF)}-${characters.slice(HALF)}`
}
