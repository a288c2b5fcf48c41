import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import {
  type PushDeviceTypes,
  type PushNoticeTypes,
  pushDeviceCommands,
  pushDeviceFold,
  pushNoticeCommands,
  pushNoticeFold,
} from './commands.ts'
import { deviceIdOf } from './device-id.ts'

export { pushNoticeFold } from './commands.ts'

type Named = { readonly deviceId: string } | { readonly endpoint: string }

/** The phones and browsers on which users of the carriers' app asked for notices. */
export const pushDevices: Module<PushDeviceTypes> = {
  name: 'pushDevice',
  fold: pushDeviceFold,
  commands: pushDeviceCommands,
  stream: (deviceId) => `push-device-${deviceId}`,
  idOf: (data: Named) => ('deviceId' in data ? data.deviceId : deviceIdOf(data.endpoint)),
  // Accounts of carriers and drivers are the platform's; the decision leaves another user's device alone.
  owner: (_, __, { by: { transporterId, driverId } }) => ({
    ...{ shipperId: PLATFORM, driverId },
    ...(transporterId !== undefined && { transporterIds: [transporterId] }),
  }),
}

/** The devices that a notice went to, a stream of its own for each notice: it is read once for each, however many there are. */
export const pushNotices: Module<PushNoticeTypes> = {
  name: 'pushNotice',
  fold: pushNoticeFold,
  commands: pushNoticeCommands,
  stream: (noticeId) => `push-notice-${noticeId}`,
  idOf: ({ noticeId }: { readonly noticeId: string }) => noticeId,
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}

export const webPushService = {
  modules: { pushDevice: pushDevices, pushNotice: pushNotices },
  routes: { webPushing: 'pushDevice' },
} as const satisfies ServiceManifest
