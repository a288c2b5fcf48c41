import { describe, expect, it } from 'vitest'
import { aCard } from '../../shared/load/card.fixture.ts'
import { cardView } from './card-model.ts'
import { cutAddress } from './card-stops.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const operator = { isApprover: false }
const view = (changes: Parameters<typeof aCard>[0], viewer = operator) => cardView(aCard(changes), viewer, now)

describe('the texts on a card by case (specification 1 §2.6)', () => {
  it('an offer shows how it is hired, how many saw it and how long it stays open', () => {
    const card = view({ deadline: '2026-11-21T15:00:00.000Z' })
    expect(card.pill).toMatchObject({ text: 'Valor fechado', tone: 'negotiation' })
    expect(card.corner.text).toBe('encerra em 3 h')
    expect(card.why?.text).toBe('3 de 12 participantes viram a oferta')
  })
  it('a draft shows when it was created', () => {
    const card = view({ statusCode: 'DRAFT' })
    expect([card.pill.text, card.corner.text]).toEqual(['Rascunho', 'Criado há 1 h'])
  })
  it('a waiting hiring asks the approver and informs the others (M043, M050, M051)', () => {
    expect(view({ statusCode: 'WAITING_APPROVE' }).pill.text).toBe('Oferta finalizada')
    expect(view({ statusCode: 'WAITING_APPROVE' }).ask?.text).toBe('Aguardando aprovação')
    expect(view({ statusCode: 'WAITING_APPROVE' }, { isApprover: true }).ask?.text).toBe('Aprovar')
  })
  it('a load in transit shows the time of its last update', () => {
    const card = view({ statusCode: 'IN_TRANSIT', trackedAt: '2026-11-21T11:56:00.000Z' })
    expect([card.pill.text, card.corner.text]).toEqual(['Em trânsito', 'Atualizado há 4 min'])
  })
  it('a delivered load shows its receipts', () => {
    expect(view({ statusCode: 'DELIVERED', receiptStatus: 'PENDING' }).pill.text).toBe('Verificar canhotos')
    expect(view({ statusCode: 'DELIVERED', receiptStatus: 'REFUSED', transporterName: 'TransNorte' }).why?.text).toBe(
      'Aguardando TransNorte reenviar',
    )
    expect(view({ statusCode: 'DELIVERED', receiptStatus: 'APPROVED' }).why?.text).toBe('Falta a NF-e para finalizar')
  })
})

it('names the pendency that stops a step, beside what else the card says', () => {
  const blocks = [{ pendencyId: 'load-1.1', name: 'NF-e não informada', transitions: ['StartTransit'] }]
  expect(view({ blocks }).blocked).toEqual(['NF-e não informada bloqueia: Iniciar trânsito'])
  expect(view({}).blocked).toBeUndefined()
})

it('only delays on the road are red', () => {
  const past = { ...aCard().destinations[0]!, date: '2026-11-21T10:10:00.000Z' }
  const origins = [{ ...aCard().origins[0]!, reached: true }]
  expect(view({ statusCode: 'IN_TRANSIT', origins, destinations: [past] }).why).toMatchObject({
    text: 'Entrega atrasada há 1 h 50',
    alarm: true,
  })
  expect(view({ destinations: [past] }).why?.alarm).toBeUndefined()
  expect(view({ statusCode: 'IN_TRANSIT', origins, destinations: [{ ...past, reached: true }] }).why).toBeUndefined()
})

it('compares the price with its reference', () => {
  const { price } = view({ freightPrice: 874_000, referenceValue: 780_000 })
  expect(price?.note).toBe('12 % acima da referência')
})

it('cuts an address at 30 characters and hides further stops behind a count (R083, R084)', () => {
  expect(cutAddress('Rodovia SP-253, km 12, Zona Rural')).toBe('Rodovia SP-253, km 12, Zona Ru…')
  const more = view({ destinations: [aCard().destinations[0]!, aCard().destinations[0]!, aCard().destinations[0]!] })
  expect(more.stops[1]?.furtherStops).toHaveLength(2)
})

describe('an offer with answers', () => {
  it('shows the answers instead of the views', () => {
    expect(view({ statusCode: 'NEGOTIATION', hiringType: 'QUOTATION', proposalAmount: 2 }).why?.text).toBe('2 propostas na mesa')
    expect(view({ statusCode: 'NEGOTIATION', hiringType: 'AUCTION', bidAmount: 1 }).why?.text).toBe('1 lance')
    expect(view({ statusCode: 'OFFER_COMPLETED', hiringType: 'AUCTION', bidAmount: 4 }).why?.text).toBe('Leilão encerrado com 4 lances')
    expect(view({ statusCode: 'OFFER_COMPLETED', hiringType: 'QUOTATION', proposalAmount: 3 }).why?.text).toBe('Escolha entre 3 propostas')
  })
  it('an auction shows the pushed price, else its best bid, else the starting price', () => {
    const auction = { endsAt: '2026-11-21T13:00:00.000Z', initialBid: 790_000 }
    const price = (best: number | undefined, pushed?: number) => {
      const card = aCard({ statusCode: 'NEGOTIATION', hiringType: 'AUCTION', auction: { ...auction, ...(best && { best }) } })
      return cardView(card, operator, now, pushed).price?.text.replace(/\s/g, ' ')
    }
    expect([price(undefined), price(760_000), price(760_000, 750_000)]).toEqual(['R$ 7.900,00', 'R$ 7.600,00', 'R$ 7.500,00'])
  })
  it.each([
    ['CUBAGE', '300,00 m³'],
    ['UNIT', '300 un.'],
  ])('the amounts of a lot measured by %s are in its own unit', (lotMeasure, total) => {
    expect(view({ statusCode: 'NEGOTIATION', lotMeasure, lotTotal: 300 }).lot?.lines[0]).toEqual(['Total', total])
  })
  it('a lot shows total, withdrawn and remaining instead of dates', () => {
    const card = view({ statusCode: 'NEGOTIATION', lotTotal: 300_000, lotWithdrawn: 64_000, lotRemaining: 236_000, weight: 300_000 })
    expect(card.pill.text).toBe('Lote')
    expect(card.stops.map(({ at }) => at)).toEqual(['', ''])
    expect(card.lot?.lines).toEqual([
      ['Total', '300,00 t'],
      ['Retirado', '64,00 t'],
      ['Restante', '236,00 t'],
    ])
  })
})
