import type { RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import { expect, it } from 'vitest'
import { isRead, isRealtimeMessage, mostAtOnce, noteOf, notesToKeep } from './notes.ts'

const message = (changes: Partial<RealtimeMessage> = {}): RealtimeMessage => ({
  type: 'BID',
  shippingHash: 'load-1',
  shippingExternalId: 'CG-20418',
  message: 'TransNorte deu um lance de R$ 7.310,00.',
  dealId: 't1',
  agentType: 'TRANSPORTER',
  attachments: [],
  ...changes,
})

it('names the event and the load, and links to the load', () =>
  expect(noteOf(message())).toEqual({
    about: 'BID/load-1',
    style: 'info',
    title: 'Novo lance · CG-20418',
    text: 'TransNorte deu um lance de R$\u00a07.310,00.',
    hash: 'load-1',
  }))
it('an event of a deal links to the deal', () => expect(noteOf(message({ type: 'NEW_PROPOSAL' }))?.deal).toBe('t1'))
it("ignores events caused by the shipper's own side", () => expect(noteOf(message({ agentType: 'SHIPPER' }))).toBeUndefined())
it('ignores frames that are not messages', () => {
  const frame = { channel: 'shipper', id: '', position: '1', data: message() }
  expect([isRealtimeMessage({ ...frame, type: 'BID' }), isRealtimeMessage({ ...frame, type: 'load.changed' })]).toEqual([true, false])
})
it('is silent while the deal is already open', () => {
  const note = noteOf(message({ type: 'NEW_MESSAGE' }))!
  expect(isRead(note, { pathname: '/loads/load-1/details', search: { deal: 't1' } })).toBe(true)
  expect(isRead(note, { pathname: '/loads/load-1/details', search: {} })).toBe(false)
  expect(isRead(noteOf(message())!, { pathname: '/loads/load-1/details', search: { deal: 't1' } })).toBe(false)
})

const shown = ['BID/1', 'BID/2', 'BID/3'].map((about) => ({ about }))
it.each([
  ['the newest of the others stay, as many as there is room for', shown, 'BID/4', 3, ['BID/2', 'BID/3']],
  ['a note about the same is replaced', shown.slice(1), 'BID/2', 3, ['BID/3']],
  ['where there is room for one, it takes the place of all', shown, 'BID/4', 1, []],
  ['nothing is lost where there is room', shown.slice(2), 'BID/4', 3, ['BID/3']],
])('of the notes shown, %s', (_, notes, about, most, stay) => expect(notesToKeep(notes, about, most).map((one) => one.about)).toEqual(stay))
it('shows fewer notes at once in narrower windows', () => expect([1440, 1024, 390].map(mostAtOnce)).toEqual([3, 1, 1]))
