import type { PushDeviceEnd } from '@embarca/contracts/web-push/codes.ts'
import type { WebPushEvent } from '@embarca/contracts/web-push/events.ts'
import type { WebPushCommand } from '@embarca/contracts/web-push/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { deviceIdOf } from './device-id.ts'

type OfType<Of extends { readonly type: string }, Type extends string> = Extract<Of, { readonly type: Type }>
type Added = OfType<WebPushEvent, 'PushDeviceAdded'>['data']
export type PushDeviceTypes = {
  state: { readonly device?: Added }
  command: OfType<WebPushCommand, 'AddPushDevice' | 'RemovePushDevice' | 'DropPushDevice'>
  event: OfType<WebPushEvent, 'PushDeviceAdded' | 'PushDeviceRemoved'>
  status: string
  refusal: never
}
export type PushNoticeTypes = {
  state: { readonly deviceIds: readonly string[] }
  command: OfType<WebPushCommand, 'NotePushed'>
  event: OfType<WebPushEvent, 'NoticePushed'>
  status: string
  refusal: never
}

const removed = ({ deviceId, userId }: Added, reason: PushDeviceEnd) =>
  ({ type: 'PushDeviceRemoved', data: { deviceId, userId, reason } }) as const

const devices: DecisionsOf<PushDeviceTypes, PushDeviceTypes['command']['type']> = {
  /** A device tells one user: the next one who signs in on it and asks for notices takes it over. */
  AddPushDevice: ({ endpoint, p256dh, auth }, { device }, { by: { userId, transporterId, driverId } }) => {
    const added = { deviceId: deviceIdOf(endpoint), userId, endpoint, p256dh, auth }
    const of = { ...(transporterId !== undefined && { transporterId }), ...(driverId !== undefined && { driverId }) }
    if (device?.userId === userId && device.p256dh === p256dh && device.auth === auth && device.endpoint === endpoint) return []
    return [
      ...(device && device.userId !== userId ? [removed(device, 'OTHER_USER')] : []),
      { type: 'PushDeviceAdded', data: { ...added, ...of } },
    ]
  },
  RemovePushDevice: ({ reason }, { device }, { by: { userId } }) => (device?.userId === userId ? removed(device, reason) : []),
  DropPushDevice: ({ reason }, { device }) => (device ? removed(device, reason) : []),
}
const deviceEvolve: Evolve<PushDeviceTypes> = {
  PushDeviceAdded: (_, device) => ({ device }),
  PushDeviceRemoved: () => ({}),
}
export const pushDeviceFold: Fold<PushDeviceTypes['state']> = { initial: {}, evolve: deviceEvolve }
export const pushDeviceCommands = commandTable<PushDeviceTypes>()({
  AddPushDevice: { decide: devices.AddPushDevice },
  RemovePushDevice: { decide: devices.RemovePushDevice },
  DropPushDevice: { decide: devices.DropPushDevice },
})

const noticeEvolve: Evolve<PushNoticeTypes> = {
  NoticePushed: (state, { deviceIds }) => ({ deviceIds: [...state.deviceIds, ...deviceIds] }),
}
export const pushNoticeFold: Fold<PushNoticeTypes['state']> = { initial: { deviceIds: [] }, evolve: noticeEvolve }
export const pushNoticeCommands = commandTable<PushNoticeTypes>()({
  NotePushed: {
    decide: ({ noticeId, deviceIds }, known) => {
      const others = deviceIds.filter((id) => !known.deviceIds.includes(id))
      return others.length ? { type: 'NoticePushed', data: { noticeId, deviceIds: others } } : []
    },
  },
})
