import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { Views } from '../kit/read-store.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { Details } from './document.ts'

type Member = { readonly hashId: string; readonly externalId: string; readonly statusCode: keyof typeof loadLabels.status }
/** The original and at most fifty copies, which is the limit of a launch. */
const MOST = 51

/** The loads launched together with this one, oldest first; undefined when it is not of that batch. */
export const batchOf = async (views: Views, { terms }: Details, batchId: string): Promise<LoadDetails['batch'] | undefined> => {
  if (terms?.batchId !== batchId) return undefined
  const { items } = await views.page<Member>(LOADS, { where: { batchId }, sort: ['createdDate', 'asc'], size: MOST })
  return items.map(({ hashId, externalId, statusCode }) => ({
    hashId,
    externalId,
    statusCode,
    status: loadLabels.status[statusCode],
  }))
}
