import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, mill, shop, store, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { foldEvents } from '../kit/projector.ts'
import { bareLoadsProjector } from './projector.ts'

/** 335 km of straight line from the mill to the shop, and 223 km more to the store. */
const at = (latitude: number) => ({ latitude, longitude: -50 })
const [first, second] = terms().destinations
const spread = (over: Partial<LoadTerms> = {}): Partial<LoadTerms> => ({
  freightDistance: 700,
  origins: [{ ...terms().origins[0]!, place: { ...mill, ...at(-24) } }],
  destinations: [
    { ...first!, place: { ...shop, ...at(-21) } },
    { ...second!, place: { ...store, ...at(-19) } },
  ],
  ...over,
})
const departure = '2026-01-05T12:11:00.000Z'
const deadline = first!.deliveryDate
type Script = ReturnType<typeof loadScript>
const card = (script: (load: Script) => void, over = spread()) => {
  const load = loadScript(eventRecorder(), 'L1', over)
  script(load)
  return foldEvents(bareLoadsProjector, load.log).get('L1')
}
const position = ({ recordEvent }: Script, over: object) =>
  recordEvent('tracking-L1', {
    type: 'PositionReported',
    data: { loadId: 'L1', driverId: 'd1', at: '2026-01-06T15:00:00.000Z', point: '-22,-50', ...over },
  })

describe('the estimate of a load', () => {
  it('there is none before its collection has ended', () => {
    const shown = card((load) => {
      load.launched()
      load.offered()
      load.hired()
      load.bound()
      position(load, { remaining: 30 })
      load.recordOnLoad('CollectStarted', { status: 'IN_COLLECT' })
    })
    expect([shown?.trackedAt, shown?.estimate, shown?.risk]).toEqual(['2026-01-06T15:00:00.000Z', undefined, undefined])
  })
  it('begins with the departure, by the launched distance along its stops', () =>
    expect(card((load) => load.underway())).toMatchObject({
      progress: { basis: 'DEPARTURE', at: departure, km: 420, isKmEstimated: true },
      estimate: { basis: 'DEPARTURE', expectedAt: '2026-01-05T19:35:00.000Z' },
    }))
  it('follows the last position, by the kilometres that the truck reports', () => {
    const shown = card((load) => {
      load.underway()
      load.tracked('2026-01-06T15:00:00.000Z', 122)
    })
    expect(shown).toMatchObject({
      progress: { basis: 'POSITION', km: 122, drivenKm: 298 },
      estimate: { basis: 'POSITION', at: '2026-01-06T15:00:00.000Z', expectedAt: '2026-01-06T17:30:00.000Z' },
    })
    expect(shown?.risk).toBeUndefined()
  })
  it('or by its coordinates, and an earlier position that comes late changes nothing', () => {
    const shown = card((load) => {
      load.underway()
      position(load, {})
      position(load, { at: '2026-01-06T14:00:00.000Z', remaining: 400 })
    })
    expect(shown).toMatchObject({ progress: { basis: 'POSITION', at: '2026-01-06T15:00:00.000Z', km: 140, isKmEstimated: true } })
  })
  it('is at risk when its range reaches beyond the next delivery, and expected late when all of it does', () => {
    const reported = (at: string) =>
      card((load) => {
        load.underway()
        load.tracked(at, 122)
      })?.risk
    expect([reported('2026-01-07T09:00:00.000Z'), reported('2026-01-07T09:50:00.000Z'), reported('2026-01-07T11:00:00.000Z')]).toEqual([
      undefined,
      'AT_RISK',
      'LATE_EXPECTED',
    ])
  })
  it('is measured against another date when that changes', () => {
    const shown = card((load) => {
      load.underway()
      load.tracked('2026-01-07T11:00:00.000Z', 122)
      load.recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-01-08T12:00:00.000Z' })
    })
    expect(shown?.estimate).toBeDefined()
    expect(shown?.risk).toBeUndefined()
  })
  it('is that of the next delivery after one was reached: unloading first, then from when it ended', () => {
    const script = (load: Script) => {
      load.underway()
      load.approached()
      load.receipts('ReceiptArrived', { loadId: 'L1', deliveryId: 'L1-1', receiptId: 'r1', arrivedAt: deadline })
      position(load, { at: '2026-01-07T12:30:00.000Z', remaining: 0 })
    }
    expect(card(script)).toMatchObject({
      progress: { basis: 'DELIVERY', at: deadline, km: 280, isUnloading: true },
      estimate: { expectedAt: '2026-01-07T18:35:00.000Z' },
      risk: 'AT_RISK',
    })
    const left = card((load) => {
      script(load)
      load.receipts('DeliveryEnded', {
        loadId: 'L1',
        deliveryId: 'L1-1',
        receiptId: 'r1',
        endedAt: '2026-01-07T13:00:00.000Z',
        last: false,
      })
    })
    expect(left).toMatchObject({ estimate: { basis: 'DELIVERY', at: '2026-01-07T13:00:00.000Z', expectedAt: '2026-01-07T17:35:00.000Z' } })
  })
  it('ends with the last delivery', () => {
    const shown = card((load) => load.toFinished())
    expect([shown?.progress, shown?.estimate, shown?.risk]).toEqual([undefined, undefined, undefined])
  })
  it('and with a load that is sent back, until the next position', () => {
    const back = (load: Script) => {
      load.underway()
      load.tracked('2026-01-06T15:00:00.000Z', 122)
      load.recordOnLoad('StatusReset', { status: 'COLLECT_DONE', from: 'IN_TRANSIT' })
    }
    expect(card(back)?.estimate).toBeUndefined()
    const again = card((load) => {
      back(load)
      load.tracked('2026-01-06T16:00:00.000Z', 300)
    })
    expect(again?.estimate).toMatchObject({ at: '2026-01-06T16:00:00.000Z' })
  })

  describe('stays unknown', () => {
    const nowhere = spread({ destinations: [{ ...first!, place: { ...shop, state: 'SP', latitude: -23.5505, longitude: -46.6333 } }] })
    it('without a distance: a place without coordinates has those of its capital', () => {
      const untold = { ...nowhere, freightDistance: undefined as never }
      const shown = card((load) => {
        load.underway()
        position(load, {})
      }, untold)
      expect([shown?.trackedAt, shown?.estimate]).toEqual(['2026-01-06T15:00:00.000Z', undefined])
    })
    it('but the launched distance tells that of its only delivery', () =>
      expect(card((load) => load.underway(), nowhere)?.progress).toMatchObject({ km: 700 }))
    it('and a launched distance that was corrected later', () => {
      const shown = card((load) => {
        load.launched()
        load.recordOnLoad('DistanceChanged', { freightDistance: 612.4 })
        load.offered()
        load.hired()
        load.bound()
        load.collected()
      }, nowhere)
      expect(shown?.progress).toMatchObject({ km: 612 })
    })
    it('for a driver who was forgotten', () => {
      const shown = card((load) => {
        load.underway()
        position(load, { point: 'esquecido' })
      })
      expect(shown?.estimate).toMatchObject({ basis: 'DEPARTURE' })
    })
  })
})
