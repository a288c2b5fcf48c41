import { activeBlocks, lastEnd } from '@embarca/contracts/block/active.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Views } from '../kit/read-store.ts'
import { given, type ReaderContext } from '../kit/readers.ts'

const BLOCKS = 'block'
type CarrierBlock = Parameters<typeof activeBlocks>[0][number] & { readonly transporterId?: string }
const PAGE = 200

/** Until when a carrier is blocked, and in which operation groups; `until` absent: without end; no groups: in all of them. */
type Suspension = { readonly until?: string; readonly operationGroupIds: string[] }

/** `shipperId`: where the views are those of every shipper. */
type Asking = Pick<ReaderContext, 'now'> & { readonly views: Pick<Views, 'page'>; readonly shipperId?: string }

/** The asking shipper's carriers that are blocked at this moment, whether or not the clock's event was recorded yet. */
export const suspendedCarriers = async ({ views, now, shipperId }: Asking): Promise<ReadonlyMap<string, Suspension>> => {
  const where = { kind: 'TRANSPORTER', status: ['SCHEDULED', 'ACTIVE'], ...given({ shipperId }) }
  const blocks = await readAllDocuments<CarrierBlock>(views, BLOCKS, { where, sort: ['blockedDate', 'asc'], size: PAGE })
  const suspensions = new Map<string, Suspension>()
  for (const id of new Set(blocks.flatMap(({ transporterId }) => transporterId ?? []))) {
    const active = activeBlocks(
      blocks.filter(({ transporterId }) => transporterId === id),
      now,
    )
    if (!active.length) continue
    const isEverywhere = active.some(({ operationGroupIds }) => !operationGroupIds.length)
    const operationGroupIds = isEverywhere ? [] : [...new Set(active.flatMap((one) => one.operationGroupIds))]
    suspensions.set(id, { ...given({ until: lastEnd(active) }), operationGroupIds } as Suspension)
  }
  return suspensions
}

/** Those of them that are blocked in every operation group, or in the one that is asked for. */
export const suspendedIn = async (context: Asking, operationGroupId: string | undefined): Promise<readonly string[]> =>
  [...(await suspendedCarriers(context))].flatMap(([id, { operationGroupIds: groups }]) =>
    !groups.length || (operationGroupId !== undefined && groups.includes(operationGroupId)) ? id : [],
  )
