import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { MountEvent } from '@embarca/contracts/mount/events.ts'
import type { MountState } from './state.ts'
import type { DropLookup, EndOfLoadLookup, MountDecisions } from './types.ts'

const idsOf = ({ orders }: MountState) => orders.map(({ orderId }) => orderId)
const ofLoad = (mount: MountState) => ({ mountId: mount.mountId, loadId: mount.mountId, orderIds: idsOf(mount) })
const launched = (mount: MountState, externalId: string): MountEvent => ({
  type: 'MountLaunched',
  data: { mountId: mount.mountId, loadId: mount.mountId, externalId, orderIds: idsOf(mount) },
})

/** Its load, which has its id: launched after the formed load waited for it, ended, reopened. */
export const following: MountDecisions<
  | 'ReserveLaunch'
  | 'ReleaseLaunch'
  | 'FollowLaunch'
  | 'NoteDropEnded'
  | 'NoteMountDelivered'
  | 'NoteMountReset'
  | 'ReleaseMount'
  | 'RetakeMount',
  { ReleaseLaunch: EndOfLoadLookup; FollowLaunch: EndOfLoadLookup; ReleaseMount: EndOfLoadLookup; NoteDropEnded: DropLookup }
> = {
  ReserveLaunch: ({ externalId }, { mountId, isReserved, externalId: before }) => {
    if (isReserved) return refuse('MOUNT_BEING_LAUNCHED')
    const code = externalId?.trim().toUpperCase()
    const reserved: MountEvent = { type: 'MountLaunchReserved', data: { mountId } }
    return code && code !== before ? [{ type: 'MountChanged', data: { mountId, externalId: code } }, reserved] : reserved
  },
  /** The reservation ends by the clock too: then its load may have been launched. */
  ReleaseLaunch: (_, mount, { lookups: { load } }) => {
    if (!mount.isReserved) return []
    return load.isLaunched ? [] : { type: 'MountLaunchReleased', data: { mountId: mount.mountId } }
  },
  FollowLaunch: (_, mount, { lookups: { load } }) => (load.isLaunched ? launched(mount, load.externalId) : []),
  NoteDropEnded: (_, { mountId, delivered }, { lookups: { drop } }) => {
    const orderIds = drop.orderIds.filter((id) => !delivered.includes(id))
    return orderIds.length ? { type: 'MountOrdersDelivered', data: { mountId, loadId: mountId, orderIds } } : []
  },
  NoteMountDelivered: (_, mount) => ({ type: 'MountDelivered', data: ofLoad(mount) }),
  NoteMountReset: (_, mount) => ({ type: 'MountDeliveryReset', data: ofLoad(mount) }),
  /** A load that was reopened meanwhile keeps its orders. */
  ReleaseMount: ({ cause }, mount, { lookups: { load } }) =>
    load.isAlive ? [] : { type: 'MountReleased', data: { ...ofLoad(mount), cause } },
  RetakeMount: (_, mount) => ({ type: 'MountRetaken', data: ofLoad(mount) }),
}
