import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { lotScript } from '@embarca/tests/stories/lot-script.ts'
import { behindOf, figuresOf, rowsOf } from '@embarca/tests/stories/otif-queries.ts'
import { describe, expect, it } from 'vitest'

type LoadScript = ReturnType<typeof loadScript>
const one = (receiptId: string) => ({ loadId: 'L1', deliveryId: 'L1-1', receiptId })
const IN_TIME = '2026-01-07T11:59:00.000Z'
/** Expected at 12:00Z (r1) and 18:00Z (r2) of 7 January; read on the 8th. */
const logOfScript = (script: (load: LoadScript) => void) => {
  const load = loadScript()
  load.underway()
  load.approached()
  script(load)
  return load.log
}
const both = (load: LoadScript, first: string) => {
  load.arrived('r1', first)
  load.arrived('r2', IN_TIME)
  load.delivered()
  load.approved('r2')
}
const late = (script: (load: LoadScript) => void) =>
  logOfScript((load) => {
    both(load, '2026-01-07T14:30:00.000Z')
    script(load)
  })

const scoresOf = async (log: LoadScript['log'], more = {}) => {
  const { score, losses } = await figuresOf(log, {}, more)
  const hits = Object.fromEntries(Object.entries(score).map(([measure, { hits, of }]) => [measure, `${hits}/${of}`]))
  return [hits['GROSS'], hits['ADJUSTED'], hits['CARRIER'], losses.map(({ loss }) => loss).join()]
}

describe('one delivery in the three measures', () => {
  it('is a hit when every drop was reached in time and every receipt is approved', async () => {
    const log = logOfScript((load) => {
      both(load, IN_TIME)
      load.approved('r1')
    })
    expect(await scoresOf(log)).toEqual(['1/1', '1/1', '1/1', ''])
  })
  it('arrives in time up to the minute that was promised', async () => {
    const log = logOfScript((load) => {
      both(load, '2026-01-07T12:00:00.000Z')
      load.approved('r1')
    })
    expect(await scoresOf(log)).toEqual(['1/1', '1/1', '1/1', ''])
  })
  it.each([
    ['nobody decided', {}, ['0/1', '0/1', '0/1', 'LATE_UNDECIDED']],
    ['"Sim" was answered', { onTime: true, answeredOnTime: true }, ['0/1', '1/1', '1/1', 'LATE_ANSWERED_ON_TIME']],
    ['the traffic was the reason', { onTime: false, onTimeReasonId: 'transito' }, ['0/1', '0/1', '0/1', 'transito']],
    ['the client was away', { onTime: false, onTimeReasonId: 'cliente-ausente' }, ['0/1', '1/1', '1/1', 'cliente-ausente']],
  ])('is late, and %s', async (_, decided, expected) => {
    const log = late((load) => {
      if ('onTime' in decided) load.receipts('ReceiptApproved', { ...one('r1'), status: 'APPROVED', ...decided })
    })
    expect(await scoresOf(log)).toEqual(expected)
  })
  it('is late in gross although its arrival was reset, and in time in adjusted', async () => {
    const log = late((load) => {
      load.receipts('ReceiptArrivalCorrected', { ...one('r1'), arrivedAt: '2026-01-07T12:00:00.000Z', resettable: false })
      load.approved('r1')
    })
    expect(await scoresOf(log)).toEqual(['0/1', '1/1', '1/1', 'ARRIVAL_RESET'])
  })
  it('uses a corrected arrival', async () => {
    const log = late((load) => {
      load.receipts('ReceiptArrivalCorrected', { ...one('r1'), arrivedAt: IN_TIME, resettable: true })
      load.approved('r1')
    })
    expect(await scoresOf(log)).toEqual(['1/1', '1/1', '1/1', ''])
  })
  it('is not in full before its receipts are approved: only a refused one counts against the transporter', async () => {
    expect(await scoresOf(logOfScript((load) => both(load, IN_TIME)))).toEqual(['0/1', '0/1', '1/1', 'RECEIPT_PENDING'])
    const refused = logOfScript((load) => {
      both(load, IN_TIME)
      load.refused('r1')
    })
    expect(await scoresOf(refused)).toEqual(['0/1', '0/1', '0/1', 'RECEIPT_REFUSED'])
  })
  it('is a miss when it is overdue and undelivered, and does not count before', async () => {
    const log = logOfScript(() => {})
    expect(await scoresOf(log)).toEqual(['0/1', '0/1', '0/1', 'OVERDUE'])
    const before = await figuresOf(log, {}, { now: '2026-01-07T17:59:00.000Z' })
    expect([before.ahead, before.score.GROSS.of]).toEqual([1, 0])
  })
  it('is a miss without a transporter when none was hired in time, but not for the carriers', async () => {
    const load = loadScript()
    load.launched()
    expect(await scoresOf(load.log)).toEqual(['0/1', '0/1', '0/0', 'OVERDUE_NOT_HIRED'])
  })
  it('is left out when it was cancelled, when it was only hired, and when it is the whole lot', async () => {
    const canceled = logOfScript((load) => load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' }))
    expect((await scoresOf(canceled))[0]).toBe('0/0')
    const hiring = loadScript(eventRecorder(), 'L1', { onlyHiring: true })
    hiring.launched()
    expect((await scoresOf(hiring.log))[0]).toBe('0/0')
    const lot = eventRecorder()
    lotScript(lot)
    expect((await scoresOf(lot.log))[0]).toBe('0/0')
  })
  it('counts each withdrawal of a lot', async () => {
    const part = loadScript(eventRecorder(), 'lot-1', { deliveryType: 'LOT', partOf: { lotId: 'lot', withdrawalId: '1' } })
    part.underway()
    expect(await scoresOf(part.log)).toEqual(['0/1', '0/1', '0/1', 'OVERDUE'])
  })
  it('is expected on another day when its date is changed on the road', async () => {
    const log = logOfScript((load) => {
      load.recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-01-07T15:00:00.000Z' })
      load.receipts('ReceiptExpectationChanged', { ...one('r1'), expectedAt: '2026-01-07T15:00:00.000Z' })
      both(load, '2026-01-07T14:30:00.000Z')
      load.approved('r1')
    })
    expect(await scoresOf(log)).toEqual(['1/1', '1/1', '1/1', ''])
  })
})

describe('a change after the delivery was published', () => {
  const undone = late((load) => {
    load.receipts('ReceiptApproved', { ...one('r1'), status: 'APPROVED', onTime: true, answeredOnTime: true })
    load.receipts('ReceiptDecisionUndone', { ...one('r1'), status: 'PENDING' })
    load.receipts('ReceiptApproved', { ...one('r1'), status: 'APPROVED', onTime: false, onTimeReasonId: 'transito' })
  })
  it('is marked as a restatement, with the outcome before and after', async () => {
    const behind = (await behindOf('L1-1', undone))!
    expect(behind.restatements.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Avaliação do comprovante desfeita', 'Atraso respondido “Sim”', 'Atraso sem decisão'],
      ['Comprovante aprovado', 'Atraso sem decisão', 'Atraso: trânsito'],
    ])
    expect((await figuresOf(undone)).restated).toBe(1)
    expect(await rowsOf(undone)).toMatchObject([{ deliveryId: 'L1-1', loss: 'transito', late: 150, restated: true, month: '2026-01' }])
  })
  it('stays in its month, which shows the published and the current figure', async () => {
    const load = loadScript()
    load.underway()
    load.approached()
    load.arrived('r1', IN_TIME)
    load.arrived('r2', IN_TIME)
    load.delivered()
    load.approved('r1')
    const february = '2026-02-03T12:00:00.000Z'
    const data = { ...one('r2'), status: 'APPROVED', onTime: true }
    load.recordEvent('receipts-L1-1', { type: 'ReceiptApproved', data }, {}, february)
    const { months } = await figuresOf(load.log, {}, { now: february })
    expect(months).toMatchObject([
      {
        id: '2026-01',
        name: '01/2026',
        restated: 1,
        published: { hits: 0, of: 1, share: 0 },
        score: { GROSS: { hits: 1, of: 1, share: 10_000 } },
      },
    ])
  })
  it('is not marked when the delivery had not been published', async () => {
    expect((await figuresOf(late((load) => load.approved('r1')))).restated).toBe(0)
  })
})

describe('incidents (readings o55)', () => {
  const hit = (script: (load: LoadScript) => void) =>
    logOfScript((load) => {
      both(load, IN_TIME)
      load.approved('r1')
      load.recordEvent('incident-L1.1', incidentOf('L1'))
      script(load)
    })
  const close = (load: LoadScript, more: object = {}) =>
    load.recordEvent('incident-L1.1', {
      type: 'IncidentClosed',
      data: { incidentId: 'L1.1', loadId: 'L1', category: 'MERCHANDISE', influenceOtif: true, status: 'RESOLVED', ...more },
    })
  it.each([
    ['open', undefined, ['1/1', '1/1', '1/1', '']],
    ['closed without influence', { influenceOtif: false }, ['1/1', '1/1', '1/1', '']],
    ['closed, of the transporter', {}, ['0/1', '0/1', '0/1', 'INCIDENT']],
    ['closed, of a department', { departmentId: 'x' }, ['0/1', '0/1', '1/1', 'INCIDENT_OF_SHIPPER']],
    ['closed, of the client', { category: 'CLIENT' }, ['0/1', '0/1', '1/1', 'INCIDENT_OF_CLIENT']],
  ] as const)('that is %s', async (_, closing, expected) =>
    expect(await scoresOf(hit((load) => void (closing && close(load, closing))))).toEqual(expected),
  )
  it('restate what was published when they are closed, and again when they are reopened', async () => {
    const log = hit((load) => {
      close(load)
      load.recordEvent('incident-L1.1', { type: 'IncidentReopened', data: { incidentId: 'L1.1', loadId: 'L1', status: 'CREATED' } })
    })
    expect(await scoresOf(log)).toEqual(['1/1', '1/1', '1/1', ''])
    expect((await behindOf('L1-1', log))?.restatements.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Ocorrência fechada', 'No prazo e completa', 'Ocorrência da transportadora'],
      ['Ocorrência reaberta', 'Ocorrência da transportadora', 'No prazo e completa'],
    ])
  })
})
