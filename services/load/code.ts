const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The shipper's own code in capitals; without one, `CG-` and six characters that come from the load's id. */
export const codeFor = (wanted: string | undefined, loadId: string): string => {
  const own = wanted?.trim().toUpperCase()
  if (own) return own
  const number = [...loadId.replace(/[^\da-f]/gi, '')].reduce((sum, digit) => (sum * 16 + Number.parseInt(digit, 16)) % 32 ** 6, 7)
  const characters = Array.from({ length: 6 }, (_, i) => CROCKFORD[Math.floor(number / 32 ** i) % 32])
  return `CG-${characters.reverse().join('')}`
}
