import { describe, expect, it } from 'vitest'
import { reportHref } from '../../shared/indicators/report-href.ts'
import { nextOf } from './drill.ts'
import { lossLook } from './loss-look.ts'
import { paretoOf } from './pareto-chart.ts'
import { readReportsAddress } from './reports-address.ts'
import { axisStart, waterfallSteps } from './waterfall-chart.ts'

describe('the address of the reports', () => {
  it('holds every filter, and the open parts of the report', () => {
    const address = {
      indicator: 'otif',
      startDate: '01/09/2026',
      endDate: '30/11/2026',
      month: '2026-10',
      transporterId: 't1',
      lane: 'Extrema, MG → Fortaleza, CE',
      placeId: 'p1',
      operationGroupIds: ['g1', 'g2'],
      measure: 'CARRIER',
      loss: 'transito',
      by: 'lane',
      all: true,
      delivery: 'L1-1',
    }
    expect(readReportsAddress(address)).toEqual(address)
    const general = { indicator: 'general', status: ['IN_TRANSIT'], hiringType: 'AUCTION', compared: true }
    expect(readReportsAddress(general)).toEqual(general)
  })
  it('drops unknown filters, and opens OTIF by default', () => {
    expect(readReportsAddress({ indicator: 'x', startDate: 'ontem', month: '10', measure: 'NET', loss: 'y', by: 'z' })).toEqual({
      indicator: 'otif',
    })
    expect(readReportsAddress({ indicator: 'report', transporterId: 't1' })).toEqual({ indicator: 'report' })
  })
  it('reads an address that a chart links to', () => {
    const { search } = new URL(reportHref('general', { lane: 'A, MG → B, CE' }, { status: ['IN_TRANSIT'], compared: true }), 'http://x')
    expect(readReportsAddress(Object.fromEntries(new URLSearchParams(search)))).toEqual({
      indicator: 'general',
      lane: 'A, MG → B, CE',
      status: ['IN_TRANSIT'],
      compared: true,
    })
  })
})

it('the waterfall falls from all deliveries to the hits, reason by reason', () => {
  const falls = waterfallSteps(
    10,
    [
      { key: 'a', label: 'A', deliveries: 3, isExcused: false },
      { key: 'b', label: 'B', deliveries: 2, isExcused: true },
    ],
    'OTIF',
  )
  expect(falls.map(({ label, from, to, kind }) => [label, from, to, kind])).toEqual([
    ['Entregas', 0, 10, 'whole'],
    ['A', 7, 10, 'loss'],
    ['B', 5, 7, 'loss'],
    ['OTIF', 0, 5, 'rest'],
  ])
  expect(axisStart(falls)).toBe(4)
})

it('the Pareto climbs to all losses, and leaves out groups without losses', () => {
  const bars = paretoOf([
    { id: 'a', name: 'A', lost: 1 },
    { id: 'b', name: 'B', lost: 0 },
    { id: 'c', name: 'C', lost: 3 },
  ])
  expect(bars.map(({ id, lost, reached }) => [id, lost, reached])).toEqual([
    ['c', 3, 7_500],
    ['a', 1, 10_000],
  ])
})

it('a chosen group is broken down by the next dimension without a filter', () => {
  expect(nextOf('transporter', { transporterId: 't1' })).toBe('lane')
  expect(nextOf('lane', { transporterId: 't1', lane: 'x', placeId: 'p' })).toBe('month')
  expect(nextOf('month', { transporterId: 't1', lane: 'x', placeId: 'p', month: '2026-01' })).toBe('month')
})

it('a loss is red unless it misses only the gross measure', () => {
  expect([undefined, 'transito', 'RECEIPT_PENDING', 'clima', 'ARRIVAL_RESET'].map((loss) => lossLook(loss as 'transito').tone)).toEqual([
    'done',
    'danger',
    'danger',
    'negotiation',
    'negotiation',
  ])
})
