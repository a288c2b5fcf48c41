import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'

const SHORTEST_REASON = 5

/** A reason without the blanks around it, or the refusal of one that is too short. */
export const reasonIn = (
  typed: string,
  texts: Readonly<Record<string, string>>,
): { readonly reason: string } | Refusal<'REASON_TOO_SHORT'> => {
  const reason = typed.trim()
  if (reason.length >= SHORTEST_REASON) return { reason }
  return refuse('REASON_TOO_SHORT', { fields: [{ field: 'reason', message: texts['REASON_TOO_SHORT']! }] })
}
