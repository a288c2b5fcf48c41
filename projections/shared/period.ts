import { parseLocal } from '@embarca/contracts/kit/moment.ts'
import { Misasked } from '../kit/misasked.ts'

const DAY_LENGTH = 10
const dateInvalid = 'Data inválida.'
const reversed = 'O início do período deve ser anterior ao fim.'

const momentOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  const moment = parseLocal(text)
  if (moment === undefined) throw new Misasked(dateInvalid)
  return moment
}

/** What lies between two moments as people write them: a day begins at 00:00:00 and ends at 23:59:59. Nothing when neither is said. */
export const period = (from: string | undefined, to: string | undefined): { from?: string; to?: string } | undefined => {
  if (from === undefined && to === undefined) return undefined
  const first = momentOf(from)
  const last = momentOf(to?.length === DAY_LENGTH ? `${to} 23:59:59` : to)
  if (first !== undefined && last !== undefined && first > last) throw new Misasked(reversed)
  // The second that was named belongs to the period, to its last millisecond.
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last.replace('.000Z', '.999Z') }) }
}
