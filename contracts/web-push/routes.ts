import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import { P256DH, PUSH_AUTH, PUSH_ENDPOINT, type PushDeviceEnd } from './codes.ts'
import { webPushLabels } from './labels.pt.ts'

const rights = { may: may.useCarriersApp, messages: { failed: webPushLabels.failed } }
const Endpoint = Type.String({ maxLength: 1_000, pattern: PUSH_ENDPOINT })

/** The key under which a browser subscribes; absent: this server sends no pushes. */
export const webPushRoutes = {
  key: query('GET /pushKey', Type.Object({ key: Type.Optional(Type.String()) }), { may: may.useCarriersApp }),
}
/** On how many devices the caller is told. */
export const pushDeviceRoutes = {
  own: query('GET /pushDevice', Type.Object({ devices: Type.Integer() }), { may: may.useCarriersApp }),
}
/** This device of the caller: the browser's subscription. */
export const webPushCommands = {
  add: command('POST /pushDevice', 'AddPushDevice', {
    ...rights,
    body: { endpoint: Endpoint, p256dh: Type.String({ pattern: P256DH }), auth: Type.String({ pattern: PUSH_AUTH }) },
  }),
  /** Another user's device is left alone. */
  remove: command('POST /pushDevice/remove', 'RemovePushDevice', {
    ...rights,
    body: { endpoint: Endpoint, reason: Type.Enum(['SWITCHED_OFF', 'SIGNED_OUT'] as const) },
  }),
}

/** Commands of the program only. */
export type WebPushStep =
  | { readonly type: 'DropPushDevice'; readonly data: { readonly deviceId: string; readonly reason: PushDeviceEnd } }
  | { readonly type: 'NotePushed'; readonly data: { readonly noticeId: string; readonly deviceIds: readonly string[] } }
export type WebPushCommand = CommandsOf<typeof webPushCommands> | WebPushStep
