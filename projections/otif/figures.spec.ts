import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { behindOf, figuresOf, rowsOf } from '@embarca/tests/stories/otif-queries.ts'
import { describe, expect, it } from 'vitest'

describe('the figures of several deliveries', () => {
  const fleet = () => {
    const recorder = eventRecorder()
    const hit = loadScript(recorder, 'A', { externalId: 'CG-A' })
    hit.toFinished()
    const overdue = loadScript(recorder, 'B', { externalId: 'CG-B', destinations: [terms().destinations[0]!] })
    overdue.underway()
    const other = loadScript(recorder, 'C', { externalId: 'CG-C' })
    other.launched()
    other.recordOnLoad('TransporterAssigned', {
      status: 'ASSIGNED_TO_TRANSPORTER',
      transporterId: 't2',
      transporterName: 'Sulista | RS',
      price: 1,
    })
    return recorder.log
  }
  it('are grouped by transporter, lane, place and month, the most losses first', async () => {
    const { score, transporters, lanes, places, months, losses, choices, unknown } = await figuresOf(fleet())
    expect(score.GROSS).toEqual({ hits: 1, of: 3, share: 3_333 })
    expect(transporters.map(({ id, name, lost, score: { GROSS } }) => [id, name, lost, GROSS.of])).toEqual([
      ['t1', 'TransNorte', 1, 2],
      ['t2', 'Sulista / RS', 1, 1],
    ])
    expect(lanes.map(({ name }) => name)).toEqual(['Telêmaco Borba, PR → Goiânia, GO', 'Telêmaco Borba, PR → Uberlândia, MG'])
    expect(places.map(({ name }) => name)).toEqual(['Loja Centro', 'Atacado Prata'])
    expect(months.map(({ id }) => id)).toEqual(['2026-01'])
    expect(losses).toMatchObject([{ loss: 'OVERDUE', deliveries: 2, responsible: 'TRANSPORTER' }])
    expect(choices.transporters.map(({ name }) => name)).toEqual(['Sulista / RS', 'TransNorte'])
    expect(unknown).toEqual(['QUANTITY'])
  })
  it('respect each filter, and count as many deliveries as there are rows behind them', async () => {
    const log = fleet()
    const lane = 'Telêmaco Borba, PR → Uberlândia, MG'
    for (const [filters, of] of [
      [{ transporterId: 't1' }, 2],
      [{ lane }, 1],
      [{ placeId: 'store' }, 2],
      [{ month: '2026-01' }, 3],
      [{ month: '2025-12' }, 0],
      [{ transporterId: 't1', lane }, 1],
      [{ startDate: '07/01/2026', endDate: '07/01/2026' }, 3],
      [{ startDate: '08/01/2026' }, 0],
      [{ operationGroupIds: ['g2'] }, 0],
      [{ operationGroupIds: ['0'] }, 3],
    ] as readonly [IndicatorFilters, number][]) {
      const { score } = await figuresOf(log, filters)
      expect([score.GROSS.of, (await rowsOf(log, filters)).length], JSON.stringify(filters)).toEqual([of, of])
    }
  })
  it('lead to the lost deliveries, and to the events behind one', async () => {
    const lost = await rowsOf(fleet(), { onlyLost: true })
    expect(lost.map(({ externalId, loss }) => [externalId, loss]).sort()).toEqual([
      ['CG-B', 'OVERDUE'],
      ['CG-C', 'OVERDUE'],
    ])
    const { drops, events } = (await behindOf('A-1', fleet()))!
    expect(drops.map(({ placeName, loss }) => [placeName, loss])).toEqual([
      ['Atacado Prata', undefined],
      ['Loja Centro', undefined],
    ])
    expect(events.map(({ label }) => label)).toContain('Chegada ao destino')
    expect(events.map(({ label }) => label)).not.toContain('Posição recebida')
  })
  it('of another shipper or group are not counted', async () => {
    for (const by of [{ shipperId: 's2' }, { operationGroups: ['g2'] }]) {
      expect((await figuresOf(fleet(), {}, {}, by)).score.GROSS.of).toBe(0)
      expect(await behindOf('A-1', fleet(), by)).toBeUndefined()
    }
  })
  it('refuse invalid days, and a period that ends before it begins', async () => {
    await expect(figuresOf([], { startDate: '31/02/2026' })).rejects.toThrow('Data inválida.')
    await expect(figuresOf([], { startDate: '02/01/2026', endDate: '01/01/2026' })).rejects.toThrow('anterior ao fim')
  })
})
