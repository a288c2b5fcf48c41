import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { boardReaders } from './readers.ts'

const cardsIn = (answer: Awaited<ReturnType<typeof boardReaders.column>>) =>
  JSON.parse(`[${(answer as { raw: string }).raw}]`) as readonly LoadCard[]
const cards = (answer: Awaited<ReturnType<typeof boardReaders.column>>) => cardsIn(answer).map(({ hashId }) => hashId)

describe('the board', () => {
  const board = async (by: Partial<Actor> = {}) => {
    const recorder = eventRecorder()
    loadScript(recorder, 'L1').launched()
    loadScript(recorder, 'L2', { externalId: 'CG-2' }).underway()
    loadScript(recorder, 'L3', { externalId: 'CG-3' }).toFinished()
    return queryContext(recorder.log, by, { activeGroup: 'g1' })
  }

  it('answers a column, its counts, and searches by code, plate, order, document or name', async () => {
    const context = await board()
    expect(cards(await boardReaders.column({ columnStatus: 'NEGOTIATION' }, context))).toEqual(['L1'])
    const sought = async (text: string) => cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS', text }, context))
    expect([await sought('carga CG-2'), await sought('pedido CG-2')]).toEqual([['L2'], []])
    expect(
      cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS', deliveryStatus: ['IN_TRANSIT'], transporterId: 't1' }, context)),
    ).toEqual(['L2'])
    expect(await boardReaders.counts({ columnStatus: 'IN_PROGRESS' }, context)).toEqual({
      total: 1,
      byStatus: { IN_TRANSIT: 1 },
      byHiringType: { NORMAL: 1 },
      byReceiptStatus: {},
    })
    const found = async (text: string) => (await boardReaders.find({ text }, context))?.map(({ hashId }) => hashId)
    expect(await found('cg-2')).toEqual(['L2'])
    expect(await found('g-2')).toEqual(['L2', 'L1'])
    expect(await found('rqk-3d52')).toEqual(['L3', 'L2'])
    expect(await found('RQK3352')).toEqual(['L3', 'L2'])
    expect(await found('529.982.247-25')).toEqual(['L3', 'L2'])
    expect(await found('000004711')).toEqual(['L3'])
    expect(await found('telemaco')).toEqual(['L3', 'L2', 'L1'])
    const by = async (text: string) => (await boardReaders.find({ text }, context))?.map(({ matched, by }) => `${by} ${matched}`)
    expect(await by('CG-2')).toEqual(['code CG-2'])
    expect((await by('rqk-3352'))?.[0]).toBe('plate RQK3D52')
    expect((await by('529.982.247-25'))?.[0]).toBe('cpf 52998224725')
    expect((await by('nf 4711'))?.[0]).toMatch(/^note 0*4711$/)
  })

  it('is empty for another tenant and another group', async () => {
    for (const by of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
      const context = await board(by)
      expect(cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS' }, context))).toEqual([])
      expect(
        cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS', operationGroupIds: ['g1'] }, { ...context, activeGroup: 'g2' })),
      ).toEqual([])
      expect(await boardReaders.find({ text: 'CG-' }, context)).toEqual([])
      expect((await boardReaders.counts({ columnStatus: 'IN_PROGRESS' }, context))?.total).toBe(0)
    }
  })
})

it('lists show for an offer to all how many transporters may answer the shipper, on every reading', async () => {
  const recorder = eventRecorder()
  for (const [transporterId, shipperId] of [
    ['t1', 's1'],
    ['t1', 's2'],
    ['t2', 's1'],
    ['t3', 's2'],
  ] as const)
    recorder.recordEvent(`partnership-${shipperId}.${transporterId}`, {
      type: 'PartnershipActivated',
      data: { shipperId, transporterId, through: 'BOUND' },
    })
  const all = { ...terms().target, flAll: true, transporterIds: [] }
  const load = loadScript(recorder, 'L1', { target: all })
  load.launched()
  load.offered()
  const amounts = async () => {
    const context = await queryContext(recorder.log, {}, { activeGroup: 'g1' })
    const all = cardsIn(await boardReaders.column({ columnStatus: 'NEGOTIATION' }, context))
    const found = cardsIn(await boardReaders.column({ columnStatus: 'NEGOTIATION', originUF: 'PR' }, context))
    return [all[0]?.targetAmount, found[0]?.targetAmount]
  }
  expect(await amounts()).toEqual([2, 2])
  const block = (blockId: string, operationGroupIds: readonly string[]) =>
    recorder.recordEvent(`block-${blockId}`, {
      type: 'SubjectBlocked',
      data: {
        ...{ blockId, shipperId: 's1', kind: 'TRANSPORTER', transporterId: 't2', name: 'Beta', document: '11444777000161' },
        ...{ reasonType: 'SAFETY', reason: 'Excesso de velocidade', from: '2026-01-01T00:00:00.000Z', operationGroupIds },
      },
    })
  block('b1', ['g2'])
  expect(await amounts()).toEqual([2, 2])
  block('b2', ['g1'])
  expect(await amounts()).toEqual([1, 1])
  recorder.recordEvent('block-b2', { type: 'SubjectReleased', data: { blockId: 'b2', shipperId: 's1', reason: 'Resolvido' } })
  expect(await amounts()).toEqual([2, 2])
  load.seen('t1')
  expect(await amounts()).toEqual([2, 2])
  load.recordOnLoad('TargetsChanged', { target: { ...all, flAll: false, transporterIds: ['t1'] } })
  expect(await amounts()).toEqual([1, 1])
})

it('every filter narrows a column, page by page, and its counts', async () => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1', { externalId: 'CG-1', tags: ['frio'] }).launched()
  loadScript(recorder, 'L2', { externalId: 'CG-2', tags: ['longe', 'urgente'] }).launched()
  loadScript(recorder, 'L3', { externalId: 'CG-3', tags: [] }).underway()
  const context = await queryContext(recorder.log, {}, { activeGroup: 'g1' })
  const column = { columnStatus: 'NEGOTIATION' } as const
  const result = await boardReaders.column({ ...column, originUF: 'PR', destinationCity: 'Goiânia', size: 1 }, context)
  expect(result).toMatchObject({ hasMore: true })
  expect(cards(result)).toEqual(['L2'])
  expect(cardsIn(result)[0]).not.toHaveProperty('keys')
  expect(await boardReaders.counts({ ...column, originUF: 'PR' }, context)).toMatchObject({ total: 2 })
  expect(await boardReaders.counts({ ...column, originUF: 'SP' }, context)).toMatchObject({ total: 0 })
  expect(await boardReaders.counts({ ...column, tags: ['frio', 'urgente'] }, context)).toMatchObject({ total: 2 })
})

describe('loads with receipts to review', () => {
  const waiting = async () => {
    const recorder = eventRecorder()
    const loads = new Map(['L1', 'L2', 'L3'].map((hash) => [hash, loadScript(recorder, hash, { externalId: `CG-${hash}` })]))
    for (const load of loads.values()) load.underway()
    for (const hash of ['L3', 'L1', 'L2']) loads.get(hash)!.approached()
    loadScript(recorder, 'L4').launched()
    return queryContext(recorder.log, {}, { activeGroup: 'g1' })
  }
  const list = async (ask: Parameters<typeof boardReaders.receiptLoads>[0]) => cards(await boardReaders.receiptLoads(ask, await waiting()))

  it('are sorted by how long they wait, by delivery or by launch, each in both directions', async () => {
    expect(await list({ sortBy: 'WAITING', sortDirection: 'asc' })).toEqual(['L3', 'L1', 'L2'])
    expect(await list({ sortBy: 'WAITING', sortDirection: 'desc' })).toEqual(['L2', 'L1', 'L3'])
    expect(await list({ sortBy: 'DELIVERY', sortDirection: 'asc' })).toHaveLength(3)
    expect(await list({})).toEqual(['L3', 'L2', 'L1'])
  })

  it('are found by text in the same order', async () => {
    expect(await list({ sortBy: 'WAITING', sortDirection: 'asc', text: 'CG-L' })).toEqual(['L3', 'L1', 'L2'])
  })
})
