import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { describe, expect, it } from 'vitest'
import { marksOf, markTexts, phaseTimes, placeOn } from './phase-times.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
const ms = (hour: number) => Date.parse(at(hour))
const load = (given: Partial<LoadDetails>) => given as LoadDetails
const phase = (name: string, state: 'done' | 'now' | 'to-come', times: { startedAt?: string; at?: string } = {}) => ({
  name,
  state,
  ...times,
})

describe('the phases of a load in time', () => {
  const phases = [
    phase('Negociação', 'done', { startedAt: at(0), at: at(12) }),
    phase('Contratação', 'done', { startedAt: at(12), at: at(13) }),
    phase('Coleta', 'now', { startedAt: at(13), at: at(13) }),
    phase('Trânsito', 'to-come'),
    phase('Entrega', 'to-come'),
    phase('Comprovantes', 'to-come'),
    phase('Finalizada', 'to-come'),
  ]
  const times = phaseTimes(load({ phases, collectDate: at(14), deliveryDate: at(24) }), ms(15))!

  it('a wait of twelve hours is twelve times as long as one of an hour', () => {
    const [offer, hiring] = times.rows.map(({ actual }) => actual!)
    expect([offer!.to - offer!.from, hiring!.to - hiring!.from]).toEqual([12 * 3_600_000, 3_600_000])
  })
  it('the current phase lasts until now', () => {
    expect(times.rows[2]!.actual).toEqual({ from: ms(13), to: ms(15) })
  })
  it('collection and delivery are planned as instants, the transit between them', () => {
    expect(times.rows.map(({ planned }) => planned && [planned.from, planned.to])).toEqual([
      undefined,
      undefined,
      [ms(14), ms(14)],
      [ms(14), ms(24)],
      [ms(24), ms(24)],
      undefined,
    ])
  })
  it('the scale reaches from the first start to the last plan', () => {
    expect(times.scale).toEqual({ from: ms(0), to: ms(24) })
    expect([ms(0), ms(6), ms(24), ms(30)].map((instant) => placeOn(times.scale, instant))).toEqual([0, 25, 100, 100])
  })
  it('nothing is drawn of a load that has not begun', () => {
    expect(phaseTimes(load({ phases: phases.map(({ name }) => phase(name, 'to-come')) }), ms(0))).toBeUndefined()
  })
  it('at most seven marks, on whole local hours or days', () => {
    expect(marksOf(times.scale).map((instant) => new Date(instant).getUTCHours())).toEqual([3, 9, 15, 21])
    expect(markTexts(marksOf(times.scale))).toEqual(['20/11', '06:00', '12:00', '18:00'])
    expect(markTexts([ms(9), ms(15)])).toEqual(['20/11 06:00', '12:00'])
    expect(markTexts([ms(15), ms(27)])).toEqual(['12:00', '21/11'])
    const month = { from: ms(0), to: ms(24 * 30) }
    expect(marksOf(month).length).toBeLessThanOrEqual(8)
  })
})
