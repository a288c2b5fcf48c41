import type { Actor } from '@embarca/contracts/kit/event.ts'
import { channelOf, ownerOfChannel } from '@embarca/contracts/kit/owner.ts'
import { allows, isStaff, may, seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'
import { groupTopic, shipperTopic } from '@embarca/projections/kit/notification.ts'
import { kindOf, type OwnerContext, type OwnerKinds } from '@embarca/projections/kit/owner-kind.ts'

export type ChannelRights = {
  /** The operation group whose changes a user is notified of now. */
  readonly groupOf: (by: Actor) => Promise<string | undefined>
  /** By kind, the rights to what notifications belong to. */
  readonly owners: OwnerKinds
  readonly contextFor: (by: Actor) => OwnerContext
}

/** All cards of a group are for those who see all its loads; a launcher subscribes to one load of its own. */
const canSeeGroup = (by: Actor) => isStaff(by) && allows(may.seeLoads, by.roles) && !seesOwnLoadsOnly(by.roles)
export const channelsOf = (by: Actor): string[] => (canSeeGroup(by) ? ['shipper'] : [])

/** The server's topics behind a client's channel; undefined when it is not for this user. */
export const topicsOf = async (
  { groupOf, owners, contextFor }: ChannelRights,
  by: Actor,
  channel: string,
): Promise<readonly string[] | undefined> => {
  if (channel === 'shipper') return canSeeGroup(by) ? groupTopics(by, await groupOf(by)) : undefined
  const owner = ownerOfChannel(channel)
  const maySee = owner && (await kindOf(owners, owner)?.maySee(by, owner.id, contextFor(by)))
  return maySee ? [channelOf(owner)] : undefined
}

/** One group, or, for the platform's own staff who chose none, all of the shipper. */
const groupTopics = ({ shipperId, roles }: Actor, group: string | undefined): readonly string[] => {
  if (group !== undefined) return [groupTopic(shipperId, group)]
  return roles.includes('embarca_admin') ? [shipperTopic(shipperId)] : []
}
