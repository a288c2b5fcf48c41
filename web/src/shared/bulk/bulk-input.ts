import { type BulkAction, type BulkRow, MOST_LOADS } from '@embarca/contracts/bulk/routes.ts'

/** A selected load or pendency, with what users know it by. */
export type SelectedRow = { readonly id: string; readonly code: string }
/** The values of the dialog's form. */
export type BulkFormInput = {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly flPriority: boolean
  readonly reason: string
  readonly observation: string
}
const LEAST_OBSERVATION = 5

export const emptyBulkInput: BulkFormInput = { add: [], remove: [], flPriority: true, reason: '', observation: '' }

/** The fields of the request besides the ids; undefined while the form is incomplete. */
export const bulkFieldsOf = (action: BulkAction, { add, remove, flPriority, reason, observation }: BulkFormInput): object | undefined => {
  if (action === 'tag') return add.length + remove.length > 0 ? { add: [...add], remove: [...remove] } : undefined
  if (action === 'prioritize') return { flPriority }
  if (action === 'cancel') return reason.trim() ? { reason: reason.trim() } : undefined
  if (action === 'resolvePendencies' || action === 'disposePendencies')
    return observation.trim().length >= LEAST_OBSERVATION ? { observation: observation.trim() } : undefined
  return {}
}

/** Splits the ids into requests of the size that the server accepts. */
export const inBatches = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / MOST_LOADS) }, (_, i) => ids.slice(i * MOST_LOADS, (i + 1) * MOST_LOADS))

export type BulkPreview = ReadonlyMap<string, BulkRow>
export const withRows = (before: BulkPreview, rows: readonly BulkRow[]): BulkPreview =>
  new Map([...before, ...rows.map((row) => [row.id, row] as const)])

/** The loads still to do: those that would succeed and, after the first run, those that failed. */
export const openIn = (rows: BulkPreview): readonly string[] =>
  [...rows.values()].filter(({ outcome }) => outcome === 'WILL' || outcome === 'FAILED').map(({ id }) => id)
export const countIn = (rows: BulkPreview, outcome: BulkRow['outcome']): number =>
  [...rows.values()].filter((row) => row.outcome === outcome).length
