import type { Actor } from '@embarca/contracts/kit/event.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { groupTopic, loadTopic } from './updates.ts'

export type ChannelRights = {
  /** Operation groups whose changes a user hears now. */
  readonly groupsOf: (by: Actor) => Promise<readonly string[]>
  readonly seesLoad: (by: Actor, loadId: string) => Promise<boolean>
}

/** Whoever may see loads may hear of them; carriers ask. */
const mayHear = (by: Actor) => by.transporterId === undefined && by.driverId === undefined && allows(may.seeLoads, by.roles)
export const channelsOf = (by: Actor): string[] => (mayHear(by) ? ['shipper'] : [])

/** Our topics behind a client's channel; undefined when it is not for this user. */
export const topicsOf = async (
  { groupsOf, seesLoad }: ChannelRights,
  by: Actor,
  channel: string,
): Promise<readonly string[] | undefined> => {
  if (!mayHear(by)) return undefined
  if (channel === 'shipper') return (await groupsOf(by)).map((group) => groupTopic(by.shipperId, group))
  const loadId = channel.startsWith('load:') ? channel.slice('load:'.length) : undefined
  return loadId !== undefined && (await seesLoad(by, loadId)) ? [loadTopic(loadId)] : undefined
}
