import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id } from '../kit/schema.ts'
import { pushDeviceEnds } from './codes.ts'

/** `deviceId`: a keyed digest of the endpoint, which identifies a device and is sealed under its user. */
const device = { deviceId: Id, userId: Id }

/** Phones that carriers and drivers asked to be told on, and what went to them (CA37). */
export const webPushEvents = {
  PushDeviceAdded: event({
    ...device,
    transporterId: Type.Optional(Id),
    driverId: Type.Optional(Id),
    endpoint: personalText('userId'),
    p256dh: personalText('userId'),
    auth: personalText('userId'),
  }),
  PushDeviceRemoved: event({ ...device, reason: Type.Enum(pushDeviceEnds) }),
  /** An earlier event went to these devices: it does not go to them again. */
  NoticePushed: event({ noticeId: Id, deviceIds: Type.Array(Id, { minItems: 1 }) }),
}
export type WebPushEvent = EventsOf<typeof webPushEvents>
