import type { Position } from '@embarca/contracts/kit/position.ts'
import type { WebPushEvent } from '@embarca/contracts/web-push/events.ts'
import type { Projector } from '../kit/projector.ts'

export const PUSH_DEVICES = 'push-device'
/** A browser's subscription, as the push service wants it. */
export type PushDevice = {
  readonly deviceId: string
  readonly userId: string
  readonly transporterId?: string
  readonly driverId?: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly since: string
  /** Earlier notices do not go to it. */
  readonly position: Position
}

/** The devices on which users of the carriers' app asked for notices. Only the program reads them: no call answers one. */
export const pushDevicesProjector: Projector<PushDevice, WebPushEvent> = {
  spec: {
    view: PUSH_DEVICES,
    version: 1,
    fields: { userId: 'text', transporterId: 'text', driverId: 'text', since: 'text' },
    indexes: [['since'], ['userId', 'since'], ['transporterId', 'since'], ['driverId', 'since']],
  },
  scope: 'open',
  id: ({ stream }) => /^push-device-(.+)$/.exec(stream)?.[1],
  on: {
    PushDeviceAdded: (_, { data, recordedAt: since, position }) => ({ ...data, since, position }),
    PushDeviceRemoved: () => undefined,
  },
}
