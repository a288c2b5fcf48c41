import type { Actor } from '@embarca/contracts/kit/event.ts'
import { allows, may, seesOwnLoadsOnly } from '@embarca/contracts/roles.ts'
import { jobTopic } from './report-updates.ts'
import { groupTopic, loadTopic, shipperTopic } from './updates.ts'

export type ChannelRights = {
  /** The operation group whose changes a user hears now. */
  readonly groupOf: (by: Actor) => Promise<string | undefined>
  readonly seesLoad: (by: Actor, loadId: string) => Promise<boolean>
  readonly askedFor: (by: Actor, jobId: string) => Promise<boolean>
}

/** Whoever may see loads may hear of them; carriers ask. */
const mayHear = (by: Actor) => by.transporterId === undefined && by.driverId === undefined && allows(may.seeLoads, by.roles)
/** Everything of a group is for those who see all its loads; a launcher asks for one of her own. */
const hearsGroup = (by: Actor) => mayHear(by) && !seesOwnLoadsOnly(by.roles)
export const channelsOf = (by: Actor): string[] => (hearsGroup(by) ? ['shipper'] : [])

const idIn = (channel: string, of: 'load' | 'job') => (channel.startsWith(`${of}:`) ? channel.slice(of.length + 1) : undefined)

/** Our topics behind a client's channel; undefined when it is not for this user. */
export const topicsOf = async (
  { groupOf, seesLoad, askedFor }: ChannelRights,
  by: Actor,
  channel: string,
): Promise<readonly string[] | undefined> => {
  const jobId = idIn(channel, 'job')
  if (jobId !== undefined) return (await askedFor(by, jobId)) ? [jobTopic(jobId)] : undefined
  if (!mayHear(by)) return undefined
  if (channel === 'shipper') return hearsGroup(by) ? wholeOf(by, await groupOf(by)) : undefined
  const loadId = idIn(channel, 'load')
  return loadId !== undefined && (await seesLoad(by, loadId)) ? [loadTopic(loadId)] : undefined
}

/** One group, or, for the platform's own staff who chose none, all of the shipper. */
const wholeOf = ({ shipperId, roles }: Actor, group: string | undefined): readonly string[] => {
  if (group !== undefined) return [groupTopic(shipperId, group)]
  return roles.includes('embarca_admin') ? [shipperTopic(shipperId)] : []
}
