import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { incidentFigureReaders } from './figures.ts'
import { carrierIncidentReaders, incidentReaders } from './readers.ts'
import { incidentsReport } from './report.ts'

const { one, search, ofShipping, loads } = incidentReaders
const carrier = { userId: 'tania', roles: ['transporter_operator'], shipperId: 'embarca', transporterId: 't1', operationGroups: [] }
const driver = { ...carrier, userId: 'joao', roles: ['driver'], driverId: 'd1' }
const closing = {
  ...{ occurrenceTypeId: 'avaria', typeName: 'Avaria', category: 'MERCHANDISE', severity: 'HIGH', eventId: 'e2', agent: 'SHIPPER' },
  ...{ authorId: 'ana', observation: 'Indenizado', attachments: [], cost: 120_000, influenceOtif: true, status: 'RESOLVED' },
  ...{ resolutionId: 'r', resolutionName: 'Indenização', departmentId: 'x', departmentName: 'Expedição' },
}
/** `L1` underway with two incidents of João, the second one closed; `L2` offered. */
const troubled = () => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1', { externalId: 'CG-1' }).underway()
  loadScript(recorder, 'L2', { externalId: 'CG-2' }).launched()
  recorder.recordEvent('occurrenceType-avaria', {
    type: 'OccurrenceTypeRegistered',
    data: {
      ...{ id: 'avaria', shipperId: 's1', name: 'Avaria', category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true, active: true },
    },
  })
  const record = (type: IncidentEvent['type'], number: number, data: object = {}) =>
    recorder.recordEvent(`incident-L1.${number}`, { type, data: { incidentId: `L1.${number}`, loadId: 'L1', ...data } })
  for (const number of [1, 2]) recorder.recordEvent(`incident-L1.${number}`, incidentOf('L1', number, { externalId: 'CG-1' }))
  record('IncidentCommented', 1, { eventId: 'e1', agent: 'SHIPPER', authorId: 'ana', observation: 'Envie fotos', attachments: [] })
  record('IncidentClosed', 2, closing)
  return { ...recorder, record }
}
const ids = (found: unknown) => (found as { list: readonly { id: string }[] }).list.map(({ id }) => id)

describe('an incident', () => {
  it('shows what was said, what it cost and how it ended', async () => {
    const context = await queryContext(troubled().log)
    expect(await one({ id: 'L1.1' }, context)).toMatchObject({
      status: 'CREATED',
      externalId: 'CG-1',
      events: [
        { eventType: 'OPENING', agent: 'DRIVER', observation: 'Caixa molhada' },
        { eventType: 'TREATMENT', agent: 'SHIPPER', observation: 'Envie fotos' },
      ],
    })
    expect(await one({ id: 'L1.2' }, context)).toMatchObject({ status: 'RESOLVED', cost: 120_000, resolutionName: 'Indenização' })
    expect(await ofShipping({ deliveryId: 'L1-1' }, context)).toHaveLength(2)
  })
  it('loses cost, resolution and end when it is reopened', async () => {
    const { log, record } = troubled()
    record('IncidentReopened', 2, { status: 'CREATED' })
    const incident = await one({ id: 'L1.2' }, await queryContext(log))
    expect(incident).toMatchObject({ status: 'CREATED' })
    for (const gone of ['cost', 'resolutionName', 'departmentName', 'closedAt']) expect(incident).not.toHaveProperty(gone)
  })
  it('does not exist for another group or company', async () => {
    for (const by of [{ operationGroups: ['g2'] }, { shipperId: 's2' }]) {
      const context = await queryContext(troubled().log, by)
      expect(await one({ id: 'L1.1' }, context)).toBeUndefined()
      expect(await ofShipping({ shippingId: 'L1' }, context)).toBeUndefined()
      expect(ids(await search({}, context))).toEqual([])
    }
  })
})

describe('the list', () => {
  const found = async (filters: Parameters<typeof search>[0]) => ids(await search(filters, await queryContext(troubled().log)))
  it('has the latest first, twenty to a page', async () => {
    expect(await found({})).toEqual(['L1.2', 'L1.1'])
    expect(await search({}, await queryContext(troubled().log))).toMatchObject({ size: 20 })
  })
  it.each([
    [{ status: ['CREATED'] }, ['L1.1']],
    [{ status: ['CREATED', 'CANCELED'] }, ['L1.1']],
    [{ category: ['FISCAL'] }, []],
    [{ severity: ['HIGH'], agent: 'DRIVER' }, ['L1.2', 'L1.1']],
    [{ occurrenceTypeId: 'avaria', transporterId: 't1' }, ['L1.2', 'L1.1']],
    [{ transporterId: 't2' }, []],
    [{ minCost: 100_000 }, ['L1.2']],
    [{ minCost: 120_001 }, []],
    [{ minCost: 0 }, ['L1.2']],
    [{ maxCost: 120_000 }, ['L1.2']],
    [{ minCost: 1, maxCost: 119_999 }, []],
    [{ maxCost: 120_000, status: ['CREATED'] }, []],
    [{ influenceOtif: false }, []],
    [{ closedInit: '05/01/2026', closedEnd: '05/01/2026' }, ['L1.2']],
    [{ openedEnd: '04/01/2026' }, []],
    [{ text: 'CG-1' }, ['L1.2', 'L1.1']],
    [{ text: 'loja centro', status: ['RESOLVED'] }, ['L1.2']],
    [{ text: 'CG-9' }, []],
  ] as const)('finds by %j', async (filters, expected) => expect(await found(filters as Parameters<typeof search>[0])).toEqual(expected))
})

it('offers loads from their hiring on', async () =>
  expect(await loads({}, await queryContext(troubled().log))).toMatchObject({
    list: [{ hashId: 'L1', shippingDeliveryId: 'L1-1', destinations: [{ id: 'r1' }, { id: 'r2', name: 'Loja Centro' }] }],
  }))

describe('the carrier', () => {
  const { ofTransporter, ofDriver } = carrierIncidentReaders
  it('sees what was said, never cost, resolution or department (o56)', async () => {
    const { log } = troubled()
    for (const answer of [
      await ofTransporter({ id: 'L1' }, await queryContext(log, carrier)),
      await ofDriver({ id: 'L1' }, await queryContext(log, driver)),
    ]) {
      expect(answer).toMatchObject({ open: true, types: [{ id: 'avaria', name: 'Avaria' }], list: [{ id: 'L1.1' }, { id: 'L1.2' }] })
      expect(JSON.stringify(answer)).not.toMatch(/120000|Indenização|Expedição/)
    }
  })
  it('sees only incidents of its own time with the load', async () => {
    const recorder = troubled()
    recorder.recordEvent('incident-L1.3', incidentOf('L1', 3, { transporterId: 't7', driverId: 'd7' }))
    expect(ids(await ofTransporter({ id: 'L1' }, await queryContext(recorder.log, carrier)))).toEqual(['L1.1', 'L1.2'])
    expect(ids(await ofDriver({ id: 'L1' }, await queryContext(recorder.log, driver)))).toEqual(['L1.1', 'L1.2'])
    expect(await ofTransporter({ id: 'L1' }, await queryContext(recorder.log, { ...carrier, transporterId: 't7' }))).toBeUndefined()
  })
})

it('marks its load while one is open', async () => {
  const { log, record } = troubled()
  const flag = async () => (await (await queryContext(log)).views.get<{ flOccurrence: boolean }>('loads', 'L1'))?.flOccurrence
  expect(await flag()).toBe(true)
  record('IncidentCanceled', 1, { authorId: 'ana', reason: 'Engano', status: 'CANCELED' })
  expect(await flag()).toBe(false)
  record('IncidentReopened', 1, { status: 'CREATED' })
  expect(await flag()).toBe(true)
})

describe('the figures', () => {
  const january = { startDate: '01/01/2026', endDate: '31/01/2026' }
  const { amountByInterval, costByInterval, pareto } = incidentFigureReaders
  const costly = () => {
    const recorder = troubled()
    const opened = { occurrenceTypeId: 'atraso', typeName: 'Cliente ausente', category: 'CLIENT' }
    recorder.recordEvent('incident-L1.3', incidentOf('L1', 3, opened))
    recorder.record('IncidentClosed', 3, { ...closing, ...opened, cost: 40_000, departmentId: undefined, departmentName: undefined })
    recorder.recordEvent('incident-L1.4', incidentOf('L1', 4))
    recorder.record('IncidentCanceled', 4, { authorId: 'ana', reason: 'Engano', status: 'CANCELED' })
    return recorder
  }
  it('sum amount and cost by interval and category (C200, C201), but for canceled ones', async () => {
    const context = await queryContext(costly().log)
    const expected = [
      {
        ...{ interval: '01/2026', amount: 3, cost: 160_000 },
        byCategory: [
          { category: 'MERCHANDISE', amount: 2, cost: 120_000 },
          { category: 'CLIENT', amount: 1, cost: 40_000 },
        ],
      },
    ]
    expect(await amountByInterval({ interval: 'MONTH' }, context)).toEqual(expected)
    expect(await costByInterval({ interval: 'MONTH', ...january }, context)).toEqual(expected)
    expect(await amountByInterval({ interval: 'DAY' }, context)).toMatchObject([{ interval: '05/01/2026', amount: 3 }])
    expect(await amountByInterval({ interval: 'YEAR', transporterId: 't2' }, context)).toEqual([])
  })
  it('rank what costs most, with its share and the share down to it', async () => {
    const context = await queryContext(costly().log)
    expect(await pareto({ ...january, by: 'type' }, context)).toMatchObject({
      cost: 160_000,
      rows: [
        { id: 'avaria', name: 'Avaria', cost: 120_000, share: 7_500, running: 7_500 },
        { id: 'atraso', name: 'Cliente ausente', cost: 40_000, share: 2_500, running: 10_000 },
      ],
    })
    expect(await pareto({ ...january, by: 'department', measure: 'amount' }, context)).toMatchObject({
      rows: [
        { name: 'Sem departamento', amount: 2, running: 6_667 },
        { name: 'Expedição', amount: 1, running: 10_000 },
      ],
    })
    for (const by of ['category', 'transporter', 'lane', 'place'] as const)
      expect((await pareto({ ...january, by }, context))?.rows.at(-1)?.running).toBe(10_000)
  })
  it('lose the cost of an incident that is reopened', async () => {
    const { log, record } = costly()
    record('IncidentReopened', 2, { status: 'CREATED' })
    expect(await costByInterval({ interval: 'MONTH' }, await queryContext(log))).toMatchObject([{ amount: 3, cost: 40_000 }])
  })
})

it('the report holds what the list finds, with its filters in words (C203)', async () => {
  const made = await incidentsReport({ status: ['RESOLVED'], influenceOtif: true, minCost: 100_000 }, await queryContext(troubled().log))
  expect(made).toMatchObject({ title: 'Ocorrências', total: 1 })
  expect(made?.filters).toEqual(['Status: Fechado', 'Afeta o OTIF: Sim', `Custo a partir de: ${money(100_000)}`])
  const rows: (readonly unknown[])[] = []
  for await (const page of made!.rows) rows.push(...page)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toEqual(expect.arrayContaining(['Avaria', 'CG-1', 'Fechado', 120_000, 'Indenização', 'Expedição']))
})
