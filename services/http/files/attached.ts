import { isFileOf } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import type { LookupContext, OwnerModules } from '../../kit/command-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Files } from '../../kit/files.ts'
import { fold } from '../../kit/fold.ts'
import { ownershipOfOwner } from '../../kit/owner.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'

/**
 * The names, by id, of files that were uploaded for this owner, or by staff before it existed; undefined when one of them was not.
 * Rejects with `NotFound` when the owner does not exist for the actor.
 */
export type CheckAttached = (by: Actor, owner: Owner | undefined, fileIds: readonly string[]) => Promise<FileNames | undefined>
export type FileNames = Readonly<Record<string, string>>

type Stores = { readonly files: Pick<Files, 'find'>; readonly events: Pick<EventStore, 'read'>; readonly kinds: OwnerModules }

/** Reads the log, not a view: a view that lags would not know the owner yet, and a command must not depend on that. */
export const attachedTo = ({ files, events, kinds }: Stores): CheckAttached => {
  const shipperOf = async (by: Actor, owner: Owner): Promise<string> => {
    const context: LookupContext = { by, read: async (of, stream) => fold(of, await events.read(stream)), kinds }
    const ownership = await ownershipOfOwner(owner, context)
    if (!ownership || !isVisibleTo(by, ownership)) throw new NotFound()
    return ownership.shipperId
  }
  return async (by, owner, fileIds) => {
    if (!fileIds.length) return {}
    const shipperId = owner ? await shipperOf(by, owner) : by.shipperId
    const mayBeLoose = by.transporterId === undefined
    const isOfLoad = (fileId: string) => isFileOf(fileId, owner) || (mayBeLoose && isFileOf(fileId, undefined))
    const find = async (fileId: string) => (isOfLoad(fileId) ? (await files.find(shipperId, fileId))?.name : undefined)
    const names = await Promise.all(fileIds.map(async (fileId) => [fileId, await find(fileId)] as const))
    return names.every(([, name]) => name !== undefined) ? (Object.fromEntries(names) as FileNames) : undefined
  }
}
