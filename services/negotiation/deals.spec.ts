import { specification } from '@embarca/tests/kit/specification.ts'
import { company } from '@embarca/tests/stories/load-history.ts'
import {
  auctionOpened,
  bid,
  closed,
  held,
  lookups,
  negotiationEvent,
  offered,
  opened,
  proposed,
} from '@embarca/tests/stories/negotiation-history.ts'
import { describe, it } from 'vitest'
import { negotiations } from './index.ts'
import type { NegotiationCommand } from './types.ts'

const given = specification(negotiations, lookups)
const command = (type: NegotiationCommand['type'], data: object = {}) =>
  ({ type, data: { id: 'L1', dealId: 't1', ...data } }) as NegotiationCommand
const dealClosed = negotiationEvent('DealClosed', { transporterId: 't1' })
const { other: _, ...nobody } = lookups
const message = negotiationEvent('DealMessageSent', { ...company, messageId: 'new', by: 'SHIPPER', text: 'Bom dia', attachments: [] })

describe('one deal', () => {
  it('is closed and opened again, each once', () => {
    given(opened).when(command('CloseDeal')).then(dealClosed)
    given(opened, dealClosed).when(command('CloseDeal')).changesNothing()
    given(opened, dealClosed)
      .when(command('ReopenDeal'))
      .then(negotiationEvent('DealReopened', { transporterId: 't1' }))
    given(opened).when(command('ReopenDeal')).changesNothing()
  })
  it('is not there with whom the offer did not reach', () => {
    for (const type of ['CloseDeal', 'ReopenDeal', 'SendDealMessage'] as const)
      given(opened)
        .when(command(type, { text: 'x' }), { lookups: nobody })
        .refused('DEAL_UNKNOWN')
  })
  it('is not closed while its proposal is accepted', () =>
    given(opened, proposed(), held()).when(command('CloseDeal')).refused('PROPOSAL_HELD'))
  it('is open again when all deals are opened, not when a hiring ends', () => {
    const reopened = negotiationEvent('NegotiationReopened', { deadline: '2026-01-07T12:00:00.000Z' })
    given(opened, dealClosed, closed(), reopened).when(command('CloseDeal')).then(dealClosed)
    given(opened, dealClosed, closed('TransporterAssigned'), reopened).when(command('CloseDeal')).changesNothing()
  })
})

describe('a message', () => {
  it('is sent by either side, also when the offer is over', () => {
    given(opened, closed())
      .when(command('SendDealMessage', { text: ' Bom dia ' }))
      .then(message)
    given(opened)
      .when(command('SendCarrierMessage', { text: '', attachments: [{ fileId: 'f1', name: 'rota.pdf' }] }))
      .brings({ type: 'DealMessageSent', data: { by: 'TRANSPORTER', attachments: [{ fileId: 'f1', name: 'rota.pdf' }] } })
  })
  it('is not empty', () =>
    given(opened)
      .when(command('SendDealMessage', { text: '  ' }))
      .refused('MESSAGE_EMPTY'))
  it('is not sent to or by a transporter that lost the load, and still between the shipper and the one that has it', () => {
    const settled = (transporterId: string) => ({ lookups: { ...lookups, open: false, unsettled: false, hired: [transporterId] } })
    for (const type of ['SendDealMessage', 'SendCarrierMessage'] as const) {
      given(opened, closed('TransporterAssigned'))
        .when(command(type, { text: 'x' }), settled('t2'))
        .refused('NEGOTIATION_NOT_NOW')
      given(opened, closed('TransporterAssigned'))
        .when(command(type, { text: 'x' }), settled('t1'))
        .brings({ type: 'DealMessageSent' })
    }
  })
  it('is not sent in a closed deal', () =>
    given(opened, dealClosed)
      .when(command('SendCarrierMessage', { text: 'x' }))
      .refused('DEAL_CLOSED'))
})

describe('reading messages', () => {
  const read = (by: 'SHIPPER' | 'TRANSPORTER') => negotiationEvent('DealRead', { transporterId: 't1', by })
  it('by the shipper, once', () => {
    given(opened, proposed()).when(command('ReadDeal')).then(read('SHIPPER'))
    given(opened, proposed(), read('SHIPPER')).when(command('ReadDeal')).changesNothing()
    given(opened, proposed(), read('SHIPPER'), proposed(1, 'n2')).when(command('ReadDeal')).then(read('SHIPPER'))
    given(opened, offered()).when(command('ReadDeal')).changesNothing()
  })
  it('by the transporter', () => given(opened, offered(), proposed()).when(command('ReadCarrierDeal')).then(read('TRANSPORTER')))
  it('all at once, bids too', () => {
    given(auctionOpened(), bid(800_000)).when(command('ReadNegotiation')).then(negotiationEvent('NegotiationRead', {}))
    given(auctionOpened(), bid(800_000), negotiationEvent('NegotiationRead', {})).when(command('ReadNegotiation')).changesNothing()
  })
})
