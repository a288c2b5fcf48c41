import { loadOfFile } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Files } from '../../kit/files.ts'
import { fold } from '../../kit/fold.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { loadOf, ownershipOf } from '../../load/index.ts'

/**
 * The names, by id, of files that were uploaded for the load that this delivery is of, or by staff before there was a load; undefined when
 * one of them was not. Rejects with `NotFound` when there is no such load for the actor.
 */
export type Attached = (by: Actor, deliveryId: string | undefined, fileIds: readonly string[]) => Promise<FileNames | undefined>
export type FileNames = Readonly<Record<string, string>>

/** Asks the log, not a view: a view that lags would not know the load yet, and a command must not rest on that. */
export const attachedTo = (files: Pick<Files, 'find'>, events: Pick<EventStore, 'read'>): Attached => {
  const ownerOf = async (by: Actor, loadId: string): Promise<string> => {
    const context: LookupContext = { by, read: async (of, stream) => fold(of, await events.read(stream)) }
    const ownership = await ownershipOf(await loadOf(context, loadId), context)
    if (!ownership || !isVisibleTo(by, ownership)) throw new NotFound()
    return ownership.shipperId
  }
  return async (by, deliveryId, fileIds) => {
    if (!fileIds.length) return {}
    const loadId = deliveryId === undefined ? undefined : loadOfDelivery(deliveryId)
    const shipperId = loadId === undefined ? by.shipperId : await ownerOf(by, loadId)
    const mayBeLoose = by.transporterId === undefined
    const belongs = (fileId: string) => loadOfFile(fileId) === loadId || (mayBeLoose && loadOfFile(fileId) === undefined)
    const find = async (fileId: string) => (belongs(fileId) ? (await files.find(shipperId, fileId))?.name : undefined)
    const names = await Promise.all(fileIds.map(async (fileId) => [fileId, await find(fileId)] as const))
    return names.every(([, name]) => name !== undefined) ? (Object.fromEntries(names) as FileNames) : undefined
  }
}
