import type { Views } from '../kit/read-store.ts'
import { peopleNames } from '../shared/people-names.ts'
import type { RowOfCycle } from './cycle.ts'
import type { ContractDocument, MoneyCorrection } from './projector.ts'

/** `by`: the person's name; `code`: of the load, while the cycle has it. */
export type NamedCorrection = Omit<MoneyCorrection, 'by'> & { readonly by: string | undefined; readonly code: string | undefined }

/** What was corrected of a cycle, the newest first; a load that moved is corrected in both of its cycles. */
export const correctionsOf = async (
  contract: ContractDocument,
  cycle: string,
  rows: readonly RowOfCycle[],
  views: Views,
): Promise<readonly NamedCorrection[]> => {
  const corrections = contract.corrections.filter((one) => one.cycle === cycle || one.before === cycle)
  const people = await peopleNames(
    views,
    corrections.map(({ by }) => by),
  )
  const codes = new Map(rows.map(({ load }) => [load.hashId, load.externalId]))
  return corrections.map((one) => ({ ...one, by: people.get(one.by), code: one.loadId === undefined ? undefined : codes.get(one.loadId) }))
}
