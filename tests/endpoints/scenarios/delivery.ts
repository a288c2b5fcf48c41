import { chatCommands, chatRoutes } from '@embarca/contracts/chat/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { columnsCommands, loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { shareCommands, shareRoutes } from '@embarca/contracts/share/routes.ts'
import { trackingCommands, transporterTrackingCommands } from '@embarca/contracts/tracking/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { joao, tania } = personas
const call = (id: string, more: object = {}) => ({ id: deliveryOf(id), ...more })
const without = (id: string) => ({ id, reason: 'Rastreador em manutenção' })
const talked = async (setting: ScenarioSetting) => {
  const id = await setting.linked()
  await setting.execute(chatCommands.driverAddMessage, call(id, { message: 'Cheguei' }), joao)
  return call(id)
}
const withoutTrackingRequested = async (setting: ScenarioSetting) => {
  const id = await setting.linked()
  await setting.execute(transporterTrackingCommands.askWithout, without(id), tania)
  return { id, deliveryId: deliveryOf(id) }
}
const shared = async (setting: ScenarioSetting) => {
  const id = await setting.linked()
  const reply = await setting.app.as(personas.staff).call(shareRoutes.shareLink, { id })
  if (reply.status !== 200) throw new Error(reply.text)
  return { id }
}

/** Chat, tracking and sharing of a delivery in transit, and a user's columns (C017, C113–C117, C136–C137). */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C017',
    row: columnsCommands.choose,
    given: async () => ({ type: 'delivered', fields: ['receiptStatus', 'origins'] }),
    then: ['TableColumnsChosen'],
    shows: () => ({ ask: loadSearchRoutes.columnsSet, input: { type: 'delivered' }, at: '2.name', is: 'receiptStatus' }),
    refused: { given: async () => ({ type: 'delivered', fields: ['nothing'] }), code: 'INVALID', status: 400 },
  },
  {
    call: 'C137',
    row: chatCommands.addMessage,
    given: async (setting) => call(await setting.linked(), { message: 'Doca 3', target: 'DRIVER' }),
    then: ['ChatMessageSent'],
    shows: ({ id }) => ({ ask: chatRoutes.chat, input: { id }, at: 'messages.0.text', is: 'Doca 3' }),
    refused: { given: async (setting) => call(await setting.hired(), { message: 'Doca 3' }), code: 'DRIVER_MISSING' },
  },
  {
    call: 'C137, answered',
    row: chatCommands.driverAddMessage,
    by: joao,
    given: async (setting) => call(await setting.linked(), { message: 'Cheguei' }),
    then: ['ChatMessageSent'],
    shows: ({ id }) => ({ ask: chatRoutes.chat, input: { id }, at: 'notViewed', is: 1 }),
    refused: { given: async (setting) => call(await setting.linked(), { message: '  ' }), code: 'CHAT_EMPTY' },
  },
  {
    call: 'C136, seen',
    row: chatCommands.read,
    given: talked,
    then: ['ChatRead'],
    shows: ({ id }) => ({ ask: chatRoutes.chat, input: { id }, at: 'notViewed', is: 0 }),
    refused: { given: async () => call('nothing'), code: 'NOT_FOUND', status: 404 },
  },
  {
    call: 'C117, asked for',
    row: transporterTrackingCommands.askWithout,
    by: tania,
    given: async (setting) => without(await setting.linked()),
    then: ['WithoutTrackingAsked'],
    shows: ({ id }) => ({
      ask: loadDetailsRoutes.details,
      input: { id },
      at: 'requestWithoutTracking.reason',
      is: 'Rastreador em manutenção',
    }),
    refused: { given: async (setting) => without((await withoutTrackingRequested(setting)).id), code: 'REQUEST_PENDING' },
  },
  {
    call: 'C117',
    row: trackingCommands.acceptWithout,
    given: withoutTrackingRequested,
    then: ['WithoutTrackingAccepted'],
    shows: ({ id }) => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'requestWithoutTracking', is: undefined }),
    refused: { given: async (setting) => ({ id: await setting.linked() }), code: 'REQUEST_UNKNOWN' },
  },
  {
    call: 'C114',
    row: shareRoutes.send,
    given: async (setting) => ({ id: await setting.linked(), emails: ['cliente@a.example'] }),
    then: ['LinkShared', 'SharedLinkSent'],
    shows: ({ id }) => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'hashId', is: id }),
    refused: { given: async (setting) => ({ id: await setting.drafted(), emails: ['cliente@a.example'] }), code: 'NOTHING_TO_TRACK' },
  },
  {
    call: 'C113, passed on by hand',
    row: shareCommands.handOut,
    given: async (setting) => ({ ...(await shared(setting)), way: 'WHATSAPP', receiver: '4410' }),
    then: ['SharedLinkHandedOut'],
    shows: ({ id }) => ({ ask: shareRoutes.shareLink, input: { id }, at: 'handedOut.0.way', is: 'WHATSAPP' }),
    refused: { given: async (setting) => ({ id: await setting.linked(), way: 'COPY' }), code: 'LINK_UNKNOWN' },
  },
  {
    call: 'C113, an offer',
    row: shareCommands.handOutOffer,
    given: async (setting) => ({ id: await setting.launched(), transporterId: 't1', way: 'WHATSAPP', receiver: '4410' }),
    then: ['OfferLinkHandedOut'],
    shows: ({ id }) => ({ ask: shareRoutes.offerLink, input: { id, transporterId: 't1' }, at: 'handedOut.0.receiver', is: '4410' }),
    refused: { given: async (setting) => ({ id: await setting.linked(), transporterId: 't1', way: 'COPY' }), code: 'OFFER_NOT_SENT' },
  },
  {
    call: 'C113, taken back',
    row: shareCommands.revoke,
    given: shared,
    then: ['SharedLinkRevoked'],
    shows: ({ id }) => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'hashId', is: id }),
    refused: { given: async (setting) => ({ id: await setting.linked() }), code: 'LINK_UNKNOWN' },
  },
]
