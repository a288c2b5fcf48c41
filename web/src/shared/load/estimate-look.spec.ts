import { describe, expect, it } from 'vitest'
import { estimateLook, estimateTip } from './estimate-look.ts'

const estimate = {
  expectedAt: '2026-11-21T13:40:00.000Z',
  earliest: '2026-11-21T13:10:00.000Z',
  latest: '2026-11-21T14:30:00.000Z',
  basis: 'POSITION',
  at: '2026-11-21T12:58:00.000Z',
} as const
const now = Date.parse('2026-11-21T13:00:00.000Z')
const due = '2026-11-21T15:00:00.000Z'

describe('the estimate of a delivery (times of São Paulo)', () => {
  it('is green, with an icon and a text, while its range is before the deadline', () =>
    expect(estimateLook({ estimate }, due, now)).toEqual({
      tone: 'good',
      icon: 'check-circle',
      outlook: 'no prazo',
      text: 'previsto 10:40',
      hasPassed: false,
      expected: '21/11 10:40',
      range: 'entre 10:10 e 11:30',
      source: 'estimativa pela última posição de 09:58',
    }))
  it('turns amber at risk and red when late, before the deadline has passed', () => {
    expect(estimateLook({ estimate, risk: 'AT_RISK' }, due, now)).toMatchObject({ tone: 'warning', outlook: 'em risco de atraso' })
    expect(estimateLook({ estimate, risk: 'LATE_EXPECTED' }, due, now)).toMatchObject({ tone: 'danger', outlook: 'atraso previsto' })
  })
  it('is no promise any more once its whole range has passed', () =>
    expect(estimateLook({ estimate, risk: 'AT_RISK' }, '2026-11-21T20:00:00.000Z', now + 2 * 3_600_000)).toMatchObject({
      tone: 'idle',
      text: 'era previsto 10:40',
      outlook: 'sem previsão: a hora estimada passou',
    }))
  it('is red once the deadline has passed, whatever was estimated before', () =>
    expect(estimateLook({ estimate }, '2026-11-21T12:59:00.000Z', now)).toMatchObject({ tone: 'danger', outlook: 'prazo vencido' }))
  it('says that its position is old, and is no longer green', () => {
    const long = { ...estimate, latest: '2026-11-21T18:30:00.000Z' }
    const later = now + 3 * 3_600_000
    expect(estimateLook({ estimate: long }, '2026-11-21T20:00:00.000Z', later)).toMatchObject({
      tone: 'idle',
      text: 'previsto 10:40',
      old: 'posição antiga, há 3 h 02',
    })
    expect(estimateLook({ estimate: long, risk: 'AT_RISK' }, '2026-11-21T20:00:00.000Z', later)).toMatchObject({ tone: 'warning' })
  })
  it('names what it is computed from, and that no position came since', () => {
    const departed = { ...estimate, basis: 'DEPARTURE', at: '2026-11-21T08:00:00.000Z' } as const
    expect(estimateTip(estimateLook({ estimate: departed }, due, now)!)).toBe(
      'no prazo, se a viagem seguiu · entre 10:10 e 11:30 · estimativa pela saída da coleta de 05:00 · sem posição há 5 h',
    )
  })
  it('has the day of every time that is on another one', () => {
    const tomorrow = { ...estimate, latest: '2026-11-22T14:30:00.000Z' }
    expect(estimateLook({ estimate: tomorrow }, '2026-11-22T15:00:00.000Z', now)).toMatchObject({
      text: 'previsto 21/11 10:40',
      range: 'entre 10:10 e 22/11 11:30',
    })
  })
  it('has both days of a range that begins on the day before', () => {
    const overnight = { ...estimate, earliest: '2026-11-21T01:00:00.000Z' }
    expect(estimateLook({ estimate: overnight }, due, now)!.range).toBe('entre 20/11 22:00 e 21/11 11:30')
  })
  it('is nothing without an estimate', () => expect(estimateLook({}, due, now)).toBeUndefined())
})
