import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import type { PhoneHolder } from './events.ts'
import { messageConsentLabels } from './labels.pt.ts'

/** The phone registered for the asking driver, or for the asking user's company. */
export const OwnConsent = Type.Object({
  /** This server writes to phones; otherwise links come only from people. */
  sends: Type.Boolean(),
  /** The last four digits; absent: no number with its area is registered. */
  phone: Type.Optional(Type.String()),
  isOn: Type.Boolean(),
})
const { on, off, failed } = messageConsentLabels
const rights = { may: may.answerForPhone }
/** Mounted apart from the tables: the phone is a lookup, and its state is read from the log, which is never behind. */
export const messageConsentRoutes = {
  own: query('GET /messageConsent', OwnConsent, rights),
  allow: command('POST /messageConsent/allow', 'AllowMessages', { ...rights, messages: { done: on, failed } }),
  stop: command('POST /messageConsent/stop', 'StopMessages', { ...rights, messages: { done: off, failed } }),
}

type Phone = { readonly phone: string; readonly holder: PhoneHolder; readonly holderId: string }
export type MessageConsentCommand =
  | { readonly type: 'AllowMessages'; readonly data: Phone }
  | { readonly type: 'StopMessages'; readonly data: Phone }
