import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { describe, expect, it } from 'vitest'
import { offered } from './actions.ts'
import { groupLevels, type HistoryEntry } from './history-levels.ts'
import { nowOf } from './now-panel.ts'
import { reopened } from './reopened.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const stop = (date: string, reached = false) => ({ name: 'CD Extrema', address: 'Rua A', city: 'Extrema', state: 'MG', date, reached })
const load = (changes: Partial<LoadDetails>): LoadDetails =>
  ({
    statusCode: 'IN_TRANSIT',
    origins: [stop('2026-11-20T12:00:00.000Z', true)],
    destinations: [stop('2026-11-22T12:00:00.000Z')],
    acceptAmount: 0,
    viewsAmount: 3,
    targetAmount: 12,
    declinedAmount: 1,
    deliveries: [],
    actions: [],
    ...changes,
  }) as unknown as LoadDetails

describe('the task at the top of the page', () => {
  it('a delay comes first', () => {
    expect(nowOf(load({ destinations: [stop('2026-11-21T09:20:00.000Z')] }), now)).toMatchObject({
      tone: 'danger',
      title: 'Entrega atrasada há 2 h 40',
    })
    expect(nowOf(load({ statusCode: 'DELIVERED', destinations: [stop('2026-11-21T09:20:00.000Z')] }), now)?.title).toBe(
      'Verificar canhotos',
    )
  })
  it.each([
    'ASSIGNED_TO_TRANSPORTER',
    'WAITING_DRIVER_ACCEPT',
    'LINKED_TO_DRIVER_VEHICLE',
    'IN_COLLECT',
    'IN_TRANSIT',
    'IN_DELIVERY',
  ] as const)('names the status %s as the header does', (statusCode) =>
    expect(nowOf(load({ statusCode, collectDate: '2026-11-22T12:00:00.000Z', origins: [] }), now)?.title).toBe(
      loadLabels.status[statusCode],
    ),
  )
  it('names the responsible party and the button', () => {
    expect(nowOf(load({ statusCode: 'WAIT_TRANSPORTER_ACCEPT' }), now)?.text).toBe('3 de 12 participantes viram a oferta, 1 recusou.')
    expect(nowOf(load({ statusCode: 'OFFER_COMPLETED', acceptAmount: 2 }), now)?.action).toBe('ChooseTransporter')
    expect(nowOf(load({ statusCode: 'DELIVERED', receiptStatus: 'APPROVED', flInvoice: false }), now)?.action).toBe('AddInvoices')
    expect(nowOf(load({ statusCode: 'DELIVERED', receiptStatus: 'APPROVED', flInvoice: true }), now)?.action).toBe('FinishLoad')
  })
  it('says how a load ended, and offers to reopen it (M112, M113)', () => {
    const ended = (statusCode: 'CANCELED' | 'EXPIRED') => nowOf(load({ statusCode, cancelReason: 'Pedido desfeito' }), now)
    expect(ended('CANCELED')).toMatchObject({ title: 'Cancelada', text: 'Pedido desfeito', action: 'ReopenLoad' })
    expect(ended('EXPIRED')).toMatchObject({ title: 'Carga expirou', action: 'ReopenLoad' })
  })
})

it('a forbidden action stays, with its rule', () => {
  const { first, rest, elsewhere } = offered(
    load({
      statusCode: 'DELIVERED',
      actions: [
        { action: 'FinishLoad', allowed: false, because: 'Há comprovantes que ainda não foram aprovados.' },
        { action: 'AddInvoices', allowed: true },
        { action: 'CancelLoad', allowed: false, because: 'A carga não permite esta ação no status atual.' },
        { action: 'ResetStatus', allowed: true },
        { action: 'TagLoad', allowed: true },
      ],
    }),
  )
  expect(first.map(({ name, because }) => [name, because])).toEqual([
    ['FinishLoad', 'Há comprovantes que ainda não foram aprovados.'],
    ['AddInvoices', undefined],
  ])
  expect([rest, elsewhere].map((some) => some.map(({ name }) => name))).toEqual([['ResetStatus'], ['CancelLoad']])
})

it('says what reopening a load does', () => {
  expect(reopened(load({ statusCode: 'FINISHED' }))).toContain('Carga entregue')
  expect(reopened(load({ statusCode: 'CANCELED' }))).toContain('ofertada')
  expect(reopened(load({ statusCode: 'EXPIRED', terms: { settled: {} } } as Partial<LoadDetails>))).toContain('foi lançada')
})

it('a withdrawal is canceled as a delivery, any other load as a load', () => {
  const actions = ['CancelLoad', 'CancelDelivery'].map((action) => ({ action, allowed: true }))
  const cancels = (terms: object) => {
    const { first, rest } = offered(load({ statusCode: 'ASSIGNED_TO_TRANSPORTER', actions, terms } as Partial<LoadDetails>))
    return [...first, ...rest].map(({ name }) => name)
  }
  expect(cancels({})).toEqual(['CancelLoad'])
  expect(cancels({ partOf: { lotId: 'l', withdrawalId: 'w1' } })).toEqual(['CancelDelivery'])
})

it('folds minor entries between prominent ones', () => {
  const line = (id: string, changes: Partial<HistoryEntry> = {}): HistoryEntry =>
    ({
      id,
      kind: 'fact',
      type: 'PositionReported',
      label: 'Posição recebida',
      recordedAt: '',
      occurredAt: '',
      who: '',
      stream: '',
      ...changes,
    }) as HistoryEntry
  const late = line('2', { kind: 'refused', type: 'SeeOffer' })
  const levels = groupLevels([line('1'), late, line('3', { status: 'IN_TRANSIT' }), line('4'), line('5', { kind: 'refused' })])
  expect(levels.map((level) => ('folded' in level ? level.folded.length : level.line.id))).toEqual([2, '3', '4', '5'])
})
