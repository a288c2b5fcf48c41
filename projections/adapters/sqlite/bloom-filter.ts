/** One mebibyte, and as many places in it for each id: of 200,000 documents one in ten thousand is looked for in vain. */
const BITS = 1 << 23
const PLACES = 4
const WORD_BITS = 32

/** A number to begin at and one to go on by, which differ for most texts. */
const spread = (text: string): readonly [number, number] => {
  let [one, other] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13)
  }
  return [one ^ (one >>> 15), other | 1]
}
/** The place of an id, by its number. */
const placeAt = (one: number, other: number, nth: number) => (one + Math.imul(other, nth)) & (BITS - 1)

/** Remembers ids in little room: what was never added is nearly always known to be missing, what was added never. */
export const bloomFilter = () => {
  let bits: Uint32Array | undefined
  return {
    add: (id: string): void => {
      bits ??= new Uint32Array(BITS / WORD_BITS)
      const [one, other] = spread(id)
      for (let nth = 0; nth < PLACES; nth++) {
        const place = placeAt(one, other, nth)
        bits[place >>> 5]! |= 1 << (place % WORD_BITS)
      }
    },
    has: (id: string): boolean => {
      if (!bits) return false
      const [one, other] = spread(id)
      for (let nth = 0; nth < PLACES; nth++) {
        const place = placeAt(one, other, nth)
        if (!(bits[place >>> 5]! & (1 << (place % WORD_BITS)))) return false
      }
      return true
    },
  }
}
