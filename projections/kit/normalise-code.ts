import { canonicalPlate } from '@embarca/contracts/kit/documents.ts'

/** A document without its punctuation, a plate without its dash; anything else as it was typed. */
export const normaliseCode = (text: string): string => {
  const bare = text.replace(/[.\-/\s]/g, '')
  return canonicalPlate(text) ?? (/^\d{11,44}$/.test(bare) || /^[A-Z0-9]{12}\d{2}$/i.test(bare) ? bare.toUpperCase() : text)
}
