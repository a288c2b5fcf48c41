import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { asking } from '@embarca/tests/kit/asking.ts'
import { loadTold, terms } from '@embarca/tests/kit/load-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { describe, expect, it } from 'vitest'
import { boardReaders } from './readers.ts'

const cardsIn = (answer: Awaited<ReturnType<typeof boardReaders.column>>) =>
  JSON.parse(`[${(answer as { raw: string }).raw}]`) as readonly LoadCard[]
const cards = (answer: Awaited<ReturnType<typeof boardReaders.column>>) => cardsIn(answer).map(({ hashId }) => hashId)

describe('the board', () => {
  const board = async (by: Partial<Actor> = {}) => {
    const teller = telling()
    loadTold(teller, 'L1').launched()
    loadTold(teller, 'L2', { externalId: 'CG-2' }).underway()
    loadTold(teller, 'L3', { externalId: 'CG-3' }).whole()
    return asking(teller.log, by, { activeGroup: 'g1' })
  }

  it('answers a column, its counts and what is found by code, plate, order, document or name', async () => {
    const asked = await board()
    expect(cards(await boardReaders.column({ columnStatus: 'NEGOTIATION' }, asked))).toEqual(['L1'])
    const sought = async (text: string) => cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS', text }, asked))
    expect([await sought('carga CG-2'), await sought('pedido CG-2')]).toEqual([['L2'], []])
    expect(
      cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS', deliveryStatus: ['IN_TRANSIT'], transporterId: 't1' }, asked)),
    ).toEqual(['L2'])
    expect(await boardReaders.counts({ columnStatus: 'IN_PROGRESS' }, asked)).toEqual({
      total: 1,
      byStatus: { IN_TRANSIT: 1 },
      byHiringType: { NORMAL: 1 },
      byReceiptStatus: {},
    })
    const found = async (text: string) => (await boardReaders.find({ text }, asked))?.map(({ hashId }) => hashId)
    expect(await found('cg-2')).toEqual(['L2'])
    expect(await found('g-2')).toEqual(['L2', 'L1'])
    expect(await found('rqk-3d52')).toEqual(['L3', 'L2'])
    expect(await found('RQK3352')).toEqual(['L3', 'L2'])
    expect(await found('529.982.247-25')).toEqual(['L3', 'L2'])
    expect(await found('000004711')).toEqual(['L3'])
    expect(await found('telemaco')).toEqual(['L3', 'L2', 'L1'])
    const by = async (text: string) => (await boardReaders.find({ text }, asked))?.map(({ matched, by }) => `${by} ${matched}`)
    expect(await by('CG-2')).toEqual(['code CG-2'])
    expect((await by('rqk-3352'))?.[0]).toBe('plate RQK3D52')
    expect((await by('529.982.247-25'))?.[0]).toBe('cpf 52998224725')
    expect((await by('nf 4711'))?.[0]).toMatch(/^note 0*4711$/)
  })

  it('is empty for another tenant and another group', async () => {
    for (const by of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
      const asked = await board(by)
      expect(cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS' }, asked))).toEqual([])
      expect(
        cards(await boardReaders.column({ columnStatus: 'IN_PROGRESS', operationGroupIds: ['g1'] }, { ...asked, activeGroup: 'g2' })),
      ).toEqual([])
      expect(await boardReaders.find({ text: 'CG-' }, asked)).toEqual([])
      expect((await boardReaders.counts({ columnStatus: 'IN_PROGRESS' }, asked))?.total).toBe(0)
    }
  })
})

it('an offer to all says in lists how many transporters work for the shipper, however many have looked', async () => {
  const teller = telling()
  for (const [id, shippers] of [
    ['t1', ['s1', 's2']],
    ['t2', ['s1']],
    ['t3', ['s2']],
  ] as const)
    teller.tell(`transporter-${id}`, {
      type: 'TransporterRegistered',
      data: { id, shipperId: 'embarca', name: id, document: '', city: '', state: '', shippers },
    })
  const all = { ...terms().target, flAll: true, transporterIds: [] }
  const load = loadTold(teller, 'L1', { target: all })
  load.launched()
  load.offered()
  const amounts = async () => {
    const asked = await asking(teller.log, {}, { activeGroup: 'g1' })
    const all = cardsIn(await boardReaders.column({ columnStatus: 'NEGOTIATION' }, asked))
    const found = cardsIn(await boardReaders.column({ columnStatus: 'NEGOTIATION', originUF: 'PR' }, asked))
    return [all[0]?.targetAmount, found[0]?.targetAmount]
  }
  expect(await amounts()).toEqual([2, 2])
  load.seen('t1')
  expect(await amounts()).toEqual([2, 2])
  load.says('TargetsChanged', { target: { ...all, flAll: false, transporterIds: ['t1'] } })
  expect(await amounts()).toEqual([1, 1])
})

it('a column is narrowed by every filter, page by page and counted alike', async () => {
  const teller = telling()
  loadTold(teller, 'L1', { externalId: 'CG-1', tags: ['frio'] }).launched()
  loadTold(teller, 'L2', { externalId: 'CG-2', tags: ['longe', 'urgente'] }).launched()
  loadTold(teller, 'L3', { externalId: 'CG-3', tags: [] }).underway()
  const asked = await asking(teller.log, {}, { activeGroup: 'g1' })
  const column = { columnStatus: 'NEGOTIATION' } as const
  const far = await boardReaders.column({ ...column, originUF: 'PR', destinationCity: 'Goiânia', size: 1 }, asked)
  expect(far).toMatchObject({ hasMore: true })
  expect(cards(far)).toEqual(['L2'])
  expect(cardsIn(far)[0]).not.toHaveProperty('keys')
  expect(await boardReaders.counts({ ...column, originUF: 'PR' }, asked)).toMatchObject({ total: 2 })
  expect(await boardReaders.counts({ ...column, originUF: 'SP' }, asked)).toMatchObject({ total: 0 })
  expect(await boardReaders.counts({ ...column, tags: ['frio', 'urgente'] }, asked)).toMatchObject({ total: 2 })
})
