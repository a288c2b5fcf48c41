import { company } from '@embarca/tests/kit/load-history.ts'
import { auctionOpened, bid, closed, held, lookups, offered, opened, proposed, said } from '@embarca/tests/kit/negotiation-history.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { negotiations } from './index.ts'
import type { NegotiationCommand } from './types.ts'

const given = specification(negotiations, lookups)
const does = (type: NegotiationCommand['type'], data: object = {}) =>
  ({ type, data: { id: 'L1', dealId: 't1', ...data } }) as NegotiationCommand
const dealClosed = said('DealClosed', { transporterId: 't1' })
const { other: _, ...nobody } = lookups
const message = said('DealMessageSent', { ...company, messageId: 'new', by: 'SHIPPER', text: 'Bom dia', attachments: [] })

describe('one deal', () => {
  it('is closed and opened again, each once', () => {
    given(opened).when(does('CloseDeal')).then(dealClosed)
    given(opened, dealClosed).when(does('CloseDeal')).changesNothing()
    given(opened, dealClosed)
      .when(does('ReopenDeal'))
      .then(said('DealReopened', { transporterId: 't1' }))
    given(opened).when(does('ReopenDeal')).changesNothing()
  })
  it('is not there with whom the offer did not reach', () => {
    for (const type of ['CloseDeal', 'ReopenDeal', 'SendDealMessage'] as const)
      given(opened)
        .when(does(type, { text: 'x' }), { lookups: nobody })
        .refused('DEAL_UNKNOWN')
  })
  it('is not closed while its proposal is accepted', () =>
    given(opened, proposed(), held()).when(does('CloseDeal')).refused('PROPOSAL_HELD'))
  it('is open again when everybody is, not when a hiring fell', () => {
    const reopened = said('NegotiationReopened', { deadline: '2026-01-07T12:00:00.000Z' })
    given(opened, dealClosed, closed(), reopened).when(does('CloseDeal')).then(dealClosed)
    given(opened, dealClosed, closed('TransporterAssigned'), reopened).when(does('CloseDeal')).changesNothing()
  })
})

describe('a message', () => {
  it('is sent by either side, also when the offer is over', () => {
    given(opened, closed())
      .when(does('SendDealMessage', { text: ' Bom dia ' }))
      .then(message)
    given(opened)
      .when(does('SendCarrierMessage', { text: '', attachments: [{ fileId: 'f1', name: 'rota.pdf' }] }))
      .brings({ type: 'DealMessageSent', data: { by: 'TRANSPORTER', attachments: [{ fileId: 'f1', name: 'rota.pdf' }] } })
  })
  it('says something', () =>
    given(opened)
      .when(does('SendDealMessage', { text: '  ' }))
      .refused('MESSAGE_EMPTY'))
  it('is not sent to or by a transporter that lost the load, and still between the shipper and the one that has it', () => {
    const settled = (transporterId: string) => ({ lookups: { ...lookups, open: false, unsettled: false, hired: [transporterId] } })
    for (const type of ['SendDealMessage', 'SendCarrierMessage'] as const) {
      given(opened, closed('TransporterAssigned'))
        .when(does(type, { text: 'x' }), settled('t2'))
        .refused('NEGOTIATION_NOT_NOW')
      given(opened, closed('TransporterAssigned'))
        .when(does(type, { text: 'x' }), settled('t1'))
        .brings({ type: 'DealMessageSent' })
    }
  })
  it('is not sent in a closed deal', () =>
    given(opened, dealClosed)
      .when(does('SendCarrierMessage', { text: 'x' }))
      .refused('DEAL_CLOSED'))
})

describe('what was said is read', () => {
  const read = (by: 'SHIPPER' | 'TRANSPORTER') => said('DealRead', { transporterId: 't1', by })
  it('by the shipper, once', () => {
    given(opened, proposed()).when(does('ReadDeal')).then(read('SHIPPER'))
    given(opened, proposed(), read('SHIPPER')).when(does('ReadDeal')).changesNothing()
    given(opened, proposed(), read('SHIPPER'), proposed(1, 'n2')).when(does('ReadDeal')).then(read('SHIPPER'))
    given(opened, offered()).when(does('ReadDeal')).changesNothing()
  })
  it('by the transporter', () => given(opened, offered(), proposed()).when(does('ReadCarrierDeal')).then(read('TRANSPORTER')))
  it('all at once, bids too', () => {
    given(auctionOpened(), bid(800_000)).when(does('ReadNegotiation')).then(said('NegotiationRead', {}))
    given(auctionOpened(), bid(800_000), said('NegotiationRead', {})).when(does('ReadNegotiation')).changesNothing()
  })
})
