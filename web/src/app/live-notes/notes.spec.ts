import type { RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import { expect, it } from 'vitest'
import { isNews, isRead, noteOf } from './notes.ts'

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

it('says what happened to which load, and leads there', () =>
  expect(noteOf(message())).toEqual({
    about: 'BID/load-1',
    style: 'info',
    title: 'Novo lance · CG-20418',
    text: 'TransNorte deu um lance de R$ 7.310,00.',
    hash: 'load-1',
  }))
it('what is said in a deal leads into it', () => expect(noteOf(message({ type: 'NEW_PROPOSAL' }))?.deal).toBe('t1'))
it('tells nobody of what their own side did', () => expect(noteOf(message({ agentType: 'SHIPPER' }))).toBeUndefined())
it('knows news from other frames', () => {
  const frame = { channel: 'shipper', id: '', position: '1', data: message() }
  expect([isNews({ ...frame, type: 'BID' }), isNews({ ...frame, type: 'load.changed' })]).toEqual([true, false])
})
it('is silent where the deal is open already', () => {
  const note = noteOf(message({ type: 'NEW_MESSAGE' }))!
  expect(isRead(note, { pathname: '/loads/load-1/details', search: { deal: 't1' } })).toBe(true)
  expect(isRead(note, { pathname: '/loads/load-1/details', search: {} })).toBe(false)
  expect(isRead(noteOf(message())!, { pathname: '/loads/load-1/details', search: { deal: 't1' } })).toBe(false)
})
