import { loadOfFile } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { Files } from '../../kit/files.ts'
import { shipperOfFiles } from './rights.ts'

/**
 * Whether these files were uploaded for the load that this delivery is of, or by staff before there was a load. Of a load nobody
 * shows the asker, the command answers.
 */
export type Attached = (by: Actor, deliveryId: string | undefined, fileIds: readonly string[]) => Promise<boolean>

export const attachedTo =
  (files: Pick<Files, 'find'>, viewsFor: (by: Actor) => Views): Attached =>
  async (by, deliveryId, fileIds) => {
    const loadId = deliveryId === undefined ? undefined : loadOfDelivery(deliveryId)
    const shipperId = await shipperOfFiles(by, viewsFor(by), loadId)
    if (shipperId === undefined) return true
    const mayBeLoose = by.transporterId === undefined
    const belongs = (fileId: string) => loadOfFile(fileId) === loadId || (mayBeLoose && loadOfFile(fileId) === undefined)
    const found = await Promise.all(fileIds.map((fileId) => belongs(fileId) && files.find(shipperId, fileId)))
    return found.every(Boolean)
  }
