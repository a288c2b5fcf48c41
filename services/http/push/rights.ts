import type { Actor } from '@embarca/contracts/kit/event.ts'
import { channelOf, ownerOfChannel } from '@embarca/contracts/kit/owner.ts'
import { allows, isStaff, may, seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'
import { groupTopic, shipperTopic } from '@embarca/projections/kit/notification.ts'
import { kindOf, type OwnerContext, type OwnerKinds } from '@embarca/projections/kit/owner-kind.ts'

export type ChannelRights = {
  /** The operation group whose changes a user gets now. */
  readonly groupOf: (by: Actor) => Promise<string | undefined>
  /** By kind, the rights to owners of notifications. */
  readonly owners: OwnerKinds
  readonly contextFor: (by: Actor) => OwnerContext
}

/** Only users who see all loads of a group get all its cards; a launcher subscribes to one load of its own. */
const canSeeGroup = (by: Actor) => isStaff(by) && allows(may.seeLoads, by.roles) && !seesOwnLoadsOnly(by.roles)
export const channelsOf = (by: Actor): string[] => (canSeeGroup(by) ? ['shipper'] : [])

/** The server's topics behind a client's channel; undefined when this user may not see it. */
export const topicsOf = async (
  { groupOf, owners, contextFor }: ChannelRights,
  by: Actor,
  channel: string,
): Promise<readonly string[] | undefined> => {
  if (channel === 'shipper') return canSeeGroup(by) ? groupTopics(by, await groupOf(by)) : undefined
  const owner = ownerOfChannel(channel)
  const kind = owner && kindOf(owners, owner)
  if (!kind || !(await kind.maySee(by, owner.id, contextFor(by)))) return undefined
  return kind.topicsOf?.(by, owner.id) ?? [channelOf(owner)]
}

/** One group, or the whole shipper for the platform's own staff without a chosen group. */
const groupTopics = ({ shipperId, roles }: Actor, group: string | undefined): readonly string[] => {
  if (group !== undefined) return [groupTopic(shipperId, group)]
  return roles.includes('embarca_admin') ? [shipperTopic(shipperId)] : []
}
