import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { describe, expect, it } from 'vitest'
import { loadSearchReaders } from './readers.ts'

describe('the columns of a table', () => {
  const names = (columns: unknown) => (columns as { name: string }[]).map(({ name }) => name)
  it('are the default ones until a user chooses others, for each table separately (R079, R080, R081, R082)', async () => {
    const usual = await queryContext(eventRecorder().log)
    expect(names(await loadSearchReaders.columnsSet({ type: 'delivered' }, usual))).toEqual([
      ...['shippingCode', 'shipperName', 'shippingStatus', 'shippingWeight', 'offerPrice', 'tollPrice', 'feeDeliveryPrice'],
      ...['shippingLaunchDate', 'origins', 'firstCollectDate', 'destinations', 'firstDeliveryDate'],
    ])
    expect(names(await loadSearchReaders.columnsUnset({ type: 'delivered' }, usual))).toEqual([
      ...['cubage', 'offerDuration', 'shippingType', 'paymentType', 'freighPrice', 'shippingPrice', 'freightType', 'driverName'],
      ...['driverCPF', 'driverPhone', 'vehicleType', 'vehiclePlates', 'offerResidualTime', 'shippingDeliveryType', 'receiptStatus'],
      // Ours, besides the specified ones.
      'expectedArrival',
    ])
    const recorder = eventRecorder()
    recorder.recordEvent('columns-ana', {
      type: 'TableColumnsChosen',
      data: { userId: 'ana', section: 'delivered', fields: ['cubage', 'origins'] },
    })
    const hers = await queryContext(recorder.log)
    expect(names(await loadSearchReaders.columnsSet({ type: 'delivered' }, hers))).toEqual([
      'shippingCode',
      'shipperName',
      'cubage',
      'origins',
    ])
    expect(names(await loadSearchReaders.columnsUnset({ type: 'delivered' }, hers))).not.toContain('cubage')
    expect(names(await loadSearchReaders.columnsSet({ type: 'negotiation' }, hers))).toHaveLength(12)
    expect(
      names(await loadSearchReaders.columnsSet({ type: 'delivered' }, await queryContext(recorder.log, { userId: 'bia' }))),
    ).toHaveLength(12)
  })
})
