import type { Position } from '@embarca/contracts/kit/position.ts'
import type { MessageConsentEvent, PhoneHolder } from '@embarca/contracts/message-consent/events.ts'
import type { MessageConsentCommand } from '@embarca/contracts/message-consent/routes.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { EventStore } from '../kit/event-store.ts'
import type { Fold } from '../kit/fold.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { personDigest } from '../kit/person-digest.ts'

type Holder = { readonly holder: PhoneHolder; readonly holderId: string }
export type MessageConsentTypes = {
  state: { readonly allowed: readonly Holder[] }
  command: MessageConsentCommand
  event: MessageConsentEvent
  status: string
  refusal: never
}
const LENGTH = 32
const phoneIdOf = (phone: string): string => personDigest(`phone ${phone}`).slice(0, LENGTH)
const isOf = (a: Holder) => (b: Holder) => a.holder === b.holder && a.holderId === b.holderId

const decisions: DecisionsOf<MessageConsentTypes, MessageConsentCommand['type']> = {
  AllowMessages: ({ phone, ...of }, { allowed }) =>
    allowed.some(isOf(of)) ? [] : { type: 'MessagesAllowed', data: { phoneId: phoneIdOf(phone), ...of, phone } },
  StopMessages: ({ phone, ...of }, { allowed }) =>
    allowed.some(isOf(of)) ? { type: 'MessagesStopped', data: { phoneId: phoneIdOf(phone), ...of } } : [],
}
const evolve: Evolve<MessageConsentTypes> = {
  MessagesAllowed: ({ allowed }, { holder, holderId }) => ({ allowed: [...allowed, { holder, holderId }] }),
  MessagesStopped: ({ allowed }, of) => ({ allowed: allowed.filter((one) => !isOf(of)(one)) }),
}
const consentFold: Fold<MessageConsentTypes['state']> = { initial: { allowed: [] }, evolve }
const consentStream = (phoneId: string) => `message-consent-${phoneId}`

/** Consents, a stream for each number: another number of the same holder has none. */
export const messageConsents: Module<MessageConsentTypes> = {
  name: 'messageConsent',
  fold: consentFold,
  commands: commandTable<MessageConsentTypes>()({
    AllowMessages: { decide: decisions.AllowMessages },
    StopMessages: { decide: decisions.StopMessages },
  }),
  stream: consentStream,
  idOf: ({ phone }: { readonly phone: string }) => phoneIdOf(phone),
  // The caller looked up whose number it is.
  owner: (_, { holder, holderId }: Holder) => ({
    shipperId: PLATFORM,
    ...(holder === 'DRIVER' ? { driverId: holderId } : { transporterIds: [holderId] }),
  }),
}

/** From which position of the log on this holder allows messages to the number; undefined: it does not. */
export const messagesAllowedSince = async (events: Pick<EventStore, 'read'>, phone: string, of: Holder): Promise<Position | undefined> => {
  const own = (await events.read(consentStream(phoneIdOf(phone)))).filter(({ data }) => isOf(of)(data as Holder))
  const latest = own.at(-1)
  return latest?.type === 'MessagesAllowed' ? latest.position : undefined
}

export const messageConsentService = {
  modules: { messageConsent: messageConsents },
  routes: { messageConsent: 'messageConsent' },
} as const satisfies ServiceManifest
