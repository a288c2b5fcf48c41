import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { carrierIncidentReaders, incidentReaders } from './readers.ts'

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
