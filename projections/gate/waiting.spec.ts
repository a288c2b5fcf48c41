import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { WaitingRow } from '@embarca/contracts/gate/waiting.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, mill } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { driverPlace } from './driver-place.ts'
import { gateReaders } from './readers.ts'
import { waitingReaders } from './waiting-readers.ts'
import { waitingReport } from './waiting-report.ts'

const NOW = '2026-01-06T12:00:00.000Z'
const yard = () => {
  const recorder = eventRecorder()
  const { placeId: id, ...place } = mill
  recorder.recordEvent('place-mill', { type: 'PlaceRegistered', data: { id, shipperId: 's1', kind: 'COLLECT', ...place } })
  recorder.recordEvent('place-mill', {
    type: 'GateConfigured',
    data: { id, shipperId: 's1', settings: { ...usualGateSettings, active: true } },
  })
  const script = loadScript(recorder, 'A', { externalId: 'A' }, {})
  for (const step of [script.launched, script.hired, script.bound]) step()
  const joins = (waitingId: string, at: string, data: object = {}) =>
    recorder.recordEvent(`waiting-mill@${waitingId}`, {
      type: 'WaitingListJoined',
      data: {
        ...{ conciergeId: 'mill', waitingId, shipperId: 's1', source: 'GATE', at, until: '2026-01-07T09:00:00.000Z' },
        ...{ personId: waitingId, name: 'Ivo Prado', document: '11144477735', ...data },
      },
    })
  joins('walk-in', '2026-01-06T11:40:00.000Z')
  const joao = { name: 'João Almeida', document: '52998224725', driverId: 'd1', loadId: 'A', operationGroupId: 'g1', source: 'APP' }
  joins('d1', '2026-01-06T11:12:00.000Z', joao)
  const leaves = (waitingId: string, because: 'REMOVED' | 'CHECKED_IN' = 'REMOVED') =>
    recorder.recordEvent(`waiting-mill@${waitingId}`, {
      type: 'WaitingListLeft',
      data: { conciergeId: 'mill', waitingId, at: NOW, because },
    })
  const context = (by: object = {}) => queryContext(recorder.log, by, { now: NOW })
  const rows = async (input: object = {}, by: object = {}) =>
    ((await waitingReaders.waiting({ conciergeId: 'mill', ...input }, await context(by))) as { list: readonly WaitingRow[] }).list
  return { joins, leaves, context, rows }
}

describe('the waiting list of a gate (C260, Y8)', () => {
  it('is in the order of arrival, each place explained, a CPF masked, and no price', async () => {
    const rows = await yard().rows()
    expect(rows.map(({ name, sentence }) => [name, sentence])).toEqual([
      ['João Almeida', '1º: chegou 08:12'],
      ['Ivo Prado', '2º: chegou 08:40'],
    ])
    expect(rows[0]).toMatchObject({ source: 'APP', shippingHash: 'A', externalId: 'A', mayCheckIn: true, cpf: '••••••••725' })
    expect(rows[1]).toMatchObject({ mayCheckIn: false, cpf: '••••••••735' })
    expect(JSON.stringify(rows)).not.toMatch(/price|11144477735/i)
  })
  it('makes its drivers available before they arrive (Y13)', async () => {
    const { context, leaves } = yard()
    const available = async (more: object = {}) => {
      const found = (await gateReaders.fetch({ id: 'mill', driverAvailable: true, ...more }, await context())) as {
        list: { hashId: string }[]
      }
      return found.list.map(({ hashId }) => hashId)
    }
    expect(await available()).toEqual(['A'])
    expect([await available({ page: 2 }), await available({ conciergeShippingType: 'LOT' })]).toEqual([[], []])
    leaves('d1')
    expect(await available()).toEqual([])
  })
  it('is narrowed by name and code, in pages', async () => {
    const { rows } = yard()
    expect((await rows({ text: 'ivo' })).map(({ position }) => position)).toEqual([2])
    expect(await rows({ text: 'nobody' })).toEqual([])
    expect(await rows({ size: 1, page: 2 })).toHaveLength(1)
  })
  it('hides who waits for a load of another group, and shows who waits for none (Y2)', async () => {
    const { rows } = yard()
    expect((await rows({}, { operationGroups: ['g2'] })).map(({ name }) => name)).toEqual(['Ivo Prado'])
  })
  it('loses who left, and has him again when he comes back', async () => {
    const { rows, joins, leaves } = yard()
    leaves('walk-in')
    expect(await rows()).toHaveLength(1)
    joins('walk-in', '2026-01-06T11:50:00.000Z')
    expect(await rows()).toHaveLength(2)
  })
  it('is counted, and seen on the expected load', async () => {
    const context = await yard().context()
    expect(await gateReaders.indicators({ conciergeId: 'mill' }, context)).toMatchObject({ waitingList: 2 })
    expect(await gateReaders.simple({ id: 'mill', hash: 'A' }, context)).toMatchObject({ waitingSince: '2026-01-06T11:12:00.000Z' })
  })
})

describe('the report of the waiting list (C265)', () => {
  const made = async (filters: object = {}, by: object = {}) => {
    const { joins, leaves, context } = yard()
    leaves('walk-in')
    joins('walk-in', '2026-01-06T12:30:00.000Z', { plate: 'QTP1A23' })
    leaves('d1', 'CHECKED_IN')
    joins('old', '2026-01-05T11:00:00.000Z')
    const asked = { conciergeId: 'mill', initDate: '06/01/2026', endDate: '06/01/2026', ...filters }
    const report = await waitingReport(asked as never, (await context(by)) as never)
    const rows: (readonly unknown[])[] = []
    for await (const page of report!.rows) rows.push(...page)
    return rows
  }
  it('has every wait that began in the period, also of who left and came again', async () =>
    expect((await made()).map(([name, cpf, plate, code, , , , , state, minutes]) => [name, cpf, plate, code, state, minutes])).toEqual([
      ['João Almeida', '••••••••725', 'RQK3D41', 'A', 'Check-in realizado', 48],
      ['Ivo Prado', '••••••••735', undefined, undefined, 'Removido da lista', 20],
      ['Ivo Prado', '••••••••735', 'QTP1A23', undefined, 'Aguardando', undefined],
    ]))
  it('keeps to the ends that are asked for, and to the groups of the user (Y2)', async () => {
    const states = async (filters: object, by?: object) => (await made(filters, by)).map((row) => row[8])
    expect(await states({ status: 'REMOVED,WAITING' })).toEqual(['Removido da lista', 'Aguardando'])
    expect(await states({}, { operationGroups: ['g2'] })).toEqual(['Removido da lista', 'Aguardando'])
    expect(await states({ initDate: '05/01/2026', endDate: '05/01/2026' })).toEqual(['Aguardando'])
    expect(await states({ conciergeId: 'nowhere' })).toEqual([])
  })
})

describe('a CPF at the gate (C243, R244)', () => {
  const find = async (document: string, by: object = {}) =>
    waitingReaders.findByDocument({ id: 'mill', document }, await yard().context(by))
  it('is a driver with his loads of these days, and says that he waits', async () =>
    expect(await find('529.982.247-25')).toMatchObject({
      driver: { id: 'd1', name: 'João Almeida', cpf: '••••••••725' },
      loads: [{ hashId: 'A', step: 'CREATED' }],
      waitingId: 'd1',
    }))
  it('is nobody, where neither load nor register knows it', async () => {
    expect(await find('111.444.777-35')).toBeUndefined()
    expect(await find('123')).toBeUndefined()
  })
})

it('a driver sees his own place, and no one else (Y8)', async () => {
  const { context } = yard()
  const place = await driverPlace('mill', 'A', (await context()) as never)
  expect(place).toEqual({ name: mill.name, state: 'WAITING', label: 'Na lista de espera', position: 1, sentence: '1º: chegou 08:12' })
  expect(JSON.stringify(place)).not.toContain('Ivo')
})
