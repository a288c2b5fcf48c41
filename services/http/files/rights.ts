import { ownerOfFile } from '@embarca/contracts/file/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import { kindOf, type OwnerContext, type OwnerKinds } from '@embarca/projections/kit/owner-kind.ts'

/** The shipper under which a user may read a file, or files of an owner; undefined: it does not exist for this user. */
export const fileRights = (owners: OwnerKinds, contextFor: (by: Actor) => OwnerContext) => {
  /** Files without an owner belong to their shipper's staff. */
  const ofStaff = (by: Actor) => (by.transporterId === undefined ? by.shipperId : undefined)
  const ofOwner = async (by: Actor, owner: Owner | undefined): Promise<string | undefined> =>
    owner ? kindOf(owners, owner)?.shipperOfFiles?.(by, owner.id, contextFor(by)) : ofStaff(by)
  const ofOwnFile = async (by: Actor, fileId: string): Promise<string | undefined> => {
    const owner = ownerOfFile(fileId, Object.keys(owners))
    const ofFile = owner && kindOf(owners, owner)?.shipperOfFile
    return ofFile ? ofFile(by, owner.id, fileId, contextFor(by)) : ofOwner(by, owner)
  }
  return {
    ofOwner,
    /** `attachedTo`: the owner that the file was attached to later, according to the request. */
    ofFile: async (by: Actor, fileId: string, attachedTo?: Owner): Promise<string | undefined> => {
      const own = await ofOwnFile(by, fileId)
      if (own !== undefined || !attachedTo) return own
      return kindOf(owners, attachedTo)?.shipperOfAttachment?.(by, attachedTo.id, fileId, contextFor(by))
    },
  }
}
export type FileRights = ReturnType<typeof fileRights>
