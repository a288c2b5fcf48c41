import type { RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import { expect, it } from 'vitest'
import { hasRoomForNotes, isRealtimeMessage, noteOf } from './notes.ts'

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
    kind: 'PROPOSALS',
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
it.each([
  ['/loads', true],
  ['/loads/', true],
  ['/loads/new', true],
  ['/loads/load-1/details', false],
  ['/dashboard', false],
  ['/', false],
])('%s has room for a note: %s', (pathname, has) => expect(hasRoomForNotes(pathname)).toBe(has))
