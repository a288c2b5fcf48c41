import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { describe, expect, it } from 'vitest'
import { driverReaders } from './drivers.ts'

/** Companies, every second of which works for `s1`, and one driver of each. */
const companies = async (count: number) => {
  const { recordEvent, log } = eventRecorder()
  for (let n = 0; n < count; n++) {
    const id = `t${n}`
    const shipperId = n % 2 ? 's2' : 's1'
    const company = { id, shipperId: 'embarca', name: id, document: '1', city: 'X', state: 'PR', shippers: [shipperId] }
    recordEvent(`transporter-${id}`, { type: 'TransporterRegistered', data: company })
    recordEvent(`partnership-${shipperId}.${id}`, {
      type: 'PartnershipActivated',
      data: { shipperId, transporterId: id, through: 'BOUND' },
    })
    const name = `Motorista ${String(n).padStart(4, '0')}`
    const driver = {
      id: `d${n}`,
      shipperId: 'embarca',
      driverId: `d${n}`,
      transporterId: id,
      name,
      document: '1',
      phone: '2',
      active: true,
    }
    recordEvent(`driver-d${n}`, { type: 'DriverRegistered', data: driver })
  }
  recordEvent('driverGroup-g', {
    type: 'DriverGroupRegistered',
    data: { id: 'g', shipperId: 's1', name: 'Grupo', driverIds: ['d0', 'd4'] },
  })
  return queryContext(log)
}
type ListAnswer = { readonly list: readonly { readonly id: string }[]; readonly hasMore: boolean; readonly next?: string }
const listed = async (answer: Promise<unknown>) => {
  const { list, hasMore, next } = (await answer) as ListAnswer
  return { ids: list.map(({ id }) => id), hasMore, next }
}
const FEW = 40
/** More carriers of one shipper than a query names. */
const MANY = 1_100

describe.each([FEW, MANY])('drivers of a shipper with every second of %i carriers', (count) => {
  const own = Array.from({ length: count / 2 }, (_, n) => `d${n * 2}`)
  it('are listed page by page, nobody twice and no stranger', async () => {
    const context = await companies(count)
    const found: string[] = []
    for (let after: string | undefined; ; ) {
      const { ids, next } = await listed(driverReaders.searchDrivers(after === undefined ? {} : { after }, context))
      found.push(...ids)
      if (next === undefined) break
      after = next
    }
    expect(found).toEqual(own)
    expect(await listed(driverReaders.searchDrivers({ page: 2, size: 7 }, context))).toMatchObject({ ids: own.slice(7, 14), hasMore: true })
  })
  it('are found by text, inside and outside a group', async () => {
    const context = await companies(count)
    const found = async (answer: Promise<unknown>) => (await listed(answer)).ids
    expect(await found(driverReaders.searchDrivers({ text: 'motorista 0012' }, context))).toEqual(['d12'])
    expect(await found(driverReaders.searchDrivers({ text: 'motorista 0013' }, context))).toEqual([])
    expect(await found(driverReaders.groupDrivers({ groupId: 'g', bind: true }, context))).toEqual(['d0', 'd4'])
    expect(await found(driverReaders.groupDrivers({ groupId: 'g', bind: false, size: 3 }, context))).toEqual(['d2', 'd6', 'd8'])
  })
})
