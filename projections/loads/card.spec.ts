import { LoadCard } from '@embarca/contracts/board/routes.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { foldEvents } from '../kit/projector.ts'
import { isSent } from '../shared/sent-card.ts'
import { bareLoadsProjector } from './projector.ts'

const card = (script: (load: ReturnType<typeof loadScript>) => void) => {
  const load = loadScript()
  script(load)
  return foldEvents(bareLoadsProjector, load.log).get('L1')
}

const maria = { driverId: 'd2', name: 'Maria Souza', document: '11144477735', phone: '31999994411' }

describe('the card of a load', () => {
  it('shows the current driver and vehicles', () => {
    const shown = card((load) => {
      load.underway()
      load.recordOnLoad('DriverReplaced', { status: 'LINKED_TO_DRIVER_VEHICLE', driver: maria, reason: 'Folga' })
      load.recordOnLoad('VehiclesReplaced', {
        status: 'LINKED_TO_DRIVER_VEHICLE',
        vehicles: [{ vehicleId: 'v3', plate: 'DEF4E56', vehicleType: 'BITREM' }],
        reason: 'Pane',
      })
    })
    expect(shown).toMatchObject({
      driverName: 'Maria Souza',
      vehiclePrimaryPlate: 'DEF4E56',
      vehicleType: 'BITREM',
      vehicleOtherPlates: [],
    })
    expect(shown?.keys).toContain('DEF4E56')
    expect(shown?.keys).not.toContain('RQK3D41')
  })
  it('shows its current code, price, weight and reach', () => {
    const shown = card((load) => {
      load.launched()
      load.offered()
      load.recordOnLoad('LoadRenamed', { externalId: 'PED-77' })
      load.recordOnLoad('PriceChanged', { freightPrice: 700_000, tollPrice: 4_800, approvalRequired: false, reason: 'x' })
      load.recordOnLoad('WeightChanged', { weight: 27_350.5 })
      load.recordOnLoad('TargetsChanged', { target: { ...terms().target, transporterIds: ['t1', 't2', 't3'] } })
    })
    expect(shown).toMatchObject({ externalId: 'PED-77', freightPrice: 700_000, tollPrice: 4_800, weight: 27_350.5, targetAmount: 3 })
    expect(shown?.keys).toContain('PED-77')
    expect(shown?.keys).not.toContain('CG-20377')
  })
  it('shows its current dates of collection and delivery', () => {
    const shown = card((load) => {
      load.launched()
      load.recordOnLoad('CollectDateChanged', { originId: 'o1', collectDate: '2026-01-06T18:30:00.000Z' })
      load.recordOnLoad('DeliveryDateChanged', { destinationId: 'r2', deliveryDate: '2026-01-09T12:00:00.000Z' })
    })
    expect(shown).toMatchObject({
      collectDate: '2026-01-06T18:30:00.000Z',
      deliveryDate: '2026-01-07T12:00:00.000Z',
      origins: [{ date: '2026-01-06T18:30:00.000Z' }],
      destinations: [{ date: '2026-01-07T12:00:00.000Z' }, { date: '2026-01-09T12:00:00.000Z' }],
    })
  })
  it('shows that it is boosted, and its deliveries in their order', () => {
    const shown = card((load) => {
      load.launched()
      load.offered()
      load.recordOnLoad('LoadBoosted')
      load.recordOnLoad('DeliveriesReordered', { destinationIds: ['r2', 'r1'] })
    })
    expect(shown).toMatchObject({
      flBoost: true,
      destinations: [{ name: 'Loja Centro' }, { name: 'Atacado Prata' }],
      deliveryDate: '2026-01-07T18:00:00.000Z',
    })
  })
  it('shows its current route, and is no longer found by the old one', () => {
    const shown = card((load) => {
      load.launched()
      load.recordOnLoad('RouteChanged', {
        origins: terms().origins,
        destinations: [{ ...terms().destinations[1], weight: 5 }],
        reason: 'Cliente mudou',
      })
    })
    expect(shown).toMatchObject({
      destinations: [{ name: 'Loja Centro' }],
      stops: { destinations: [{ id: 'r2' }] },
      weight: 5,
      names: expect.not.arrayContaining(['Uberlândia']),
    })
    expect(shown?.keys).not.toContain('PED-1')
  })
  it('shows the transporter that replaced another, without a driver', () => {
    const shown = card((load) => {
      load.launched()
      load.offered()
      load.hired()
      load.bound()
      load.recordOnLoad('TransporterReplaced', {
        status: 'ASSIGNED_TO_TRANSPORTER',
        transporterId: 't3',
        transporterName: 'Veloz',
        price: 731_000,
        reason: 'Quebra',
      })
    })
    expect(shown).toMatchObject({ transporterId: 't3', transporterName: 'Veloz', statusCode: 'ASSIGNED_TO_TRANSPORTER' })
    expect(shown?.driverName).toBeUndefined()
  })

  it('shows places, dates and price when the load is launched', () => {
    expect(card(({ launched }) => launched())).toMatchObject({
      hashId: 'L1',
      externalId: 'CG-20377',
      column: 'NEGOTIATION',
      statusCode: 'WAIT_TRANSPORTER_ACCEPT',
      status: 'Aguardando aceite',
      freightPrice: 731_000,
      weight: 12_000.75,
      targetAmount: 2,
      origins: [{ name: 'Fábrica Iguaçu', address: 'Rua Fábrica Iguaçu, 100', city: 'Telêmaco Borba', reached: false }],
      destinations: [{ name: 'Atacado Prata' }, { name: 'Loja Centro' }],
      deliveryId: 'L1-1',
      shipperId: 's1',
      operationGroupId: 'g1',
    })
  })

  it('counts the transporters that saw, declined and accepted', () => {
    const shown = card((load) => {
      load.launched()
      load.offered()
      load.seen('t1')
      load.seen('t2')
      load.declined('t2')
      load.hired()
    })
    expect(shown).toMatchObject({
      viewsAmount: 2,
      declinedAmount: 1,
      acceptAmount: 1,
      transporterName: 'TransNorte',
      column: 'IN_PROGRESS',
    })
  })

  it('clears the driver when the load goes back to the transporter, and the transporter when the offer opens again', () => {
    const back = card((load) => {
      load.underway()
      load.recordOnLoad('StatusReset', { status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_TRANSIT' })
    })
    expect(back).toMatchObject({ transporterId: 't1', vehicleOtherPlates: [] })
    expect(back?.driverName).toBeUndefined()
    const again = card((load) => {
      load.underway()
      load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
      load.recordOnLoad('LoadReopened', { status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-09T12:00:00.000Z' })
    })
    expect(again).toMatchObject({ acceptAmount: 0, deadline: '2026-01-09T12:00:00.000Z' })
    expect(again?.transporterId).toBeUndefined()
  })

  describe('shows nothing of a hiring that was undone', () => {
    const deadline = '2026-01-09T12:00:00.000Z'
    const open = { status: 'NEGOTIATION', deadline }
    const hiredByProposal = (load: ReturnType<typeof loadScript>) => {
      load.launched()
      load.offered()
      load.recordOnLoad('OfferAccepted', { transporterId: 't2', transporterName: 'Sulista', price: 731_000 })
      load.recordOnLoad('TransporterAssigned', { status: 'ASSIGNED_TO_TRANSPORTER', ...t1, price: 650_000, negotiationId: 'n1' })
    }
    const t1 = { transporterId: 't1', transporterName: 'TransNorte' }
    const falls: readonly (readonly [string, (load: ReturnType<typeof loadScript>) => void, number])[] = [
      ['undone', ({ recordOnLoad }) => recordOnLoad('AcceptanceUndone', open), 1],
      ['refused', ({ recordOnLoad }) => recordOnLoad('HiringRefused', { ...open, reason: 'Caro' }), 1],
      [
        'canceled and reopened',
        ({ recordOnLoad }) => {
          recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
          recordOnLoad('LoadReopened', open)
        },
        0,
      ],
    ]
    it.each(falls)("%s: its price is the offer's again, and other acceptances remain", (_, falls, acceptAmount) => {
      expect(card(hiredByProposal)).toMatchObject({ freightPrice: 650_000, acceptAmount: 1 })
      const shown = card((load) => {
        hiredByProposal(load)
        falls(load)
      })
      expect(shown).toMatchObject({ freightPrice: 731_000, acceptAmount })
    })
    it('its price is the one changed during the hiring', () => {
      const shown = card((load) => {
        hiredByProposal(load)
        load.recordOnLoad('PriceChanged', { freightPrice: 700_000, approvalRequired: false, reason: 'x' })
        load.recordOnLoad('AcceptanceUndone', open)
      })
      expect(shown).toMatchObject({ freightPrice: 700_000 })
    })
    it('nor of its trip: reached stops, decided receipts and positions', () => {
      const shown = card((load) => {
        load.underway()
        load.tracked()
        load.approached()
        load.arrived('r1')
        load.refused('r1')
        load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
        load.recordOnLoad('LoadReopened', open)
      })
      expect([...shown!.origins, ...shown!.destinations].map(({ reached }) => reached)).toEqual([false, false, false])
      expect([shown?.receiptStatus, shown?.receiptsTotal, shown?.trackedAt, shown?.remainingKm]).toEqual(Array(4).fill(undefined))
    })
  })

  it('shows the hired price of the transporter that took over', () => {
    const shown = card((load) => {
      load.launched()
      load.hired()
      load.recordOnLoad('TransporterReplaced', {
        status: 'ASSIGNED_TO_TRANSPORTER',
        transporterId: 't3',
        transporterName: 'Veloz',
        price: 690_000,
      })
    })
    expect(shown).toMatchObject({ freightPrice: 690_000 })
  })

  it('clears the values that its form, filled in again, leaves out', () => {
    const shown = card((load) => {
      load.recordOnLoad('LoadLaunched', {
        shipperId: 's1',
        operationGroupId: 'g1',
        status: 'CREATED',
        terms: terms({ tollPrice: 900, weight: 7 }),
      })
      load.hired()
      load.recordOnLoad('LoadRestated', { terms: terms({ freightPrice: 500_000 }) })
    })
    expect(shown).toMatchObject({ freightPrice: 731_000, weight: 12_000.75 })
    expect(shown?.tollPrice).toBeUndefined()
  })

  it('keeps the receipts of a driver that is bound again before anything was reported', () => {
    const back = (load: ReturnType<typeof loadScript>) => {
      load.underway()
      load.approached()
      load.recordOnLoad('StatusReset', { status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_DELIVERY' })
    }
    expect(card(back)?.receiptStatus).toBeUndefined()
    const again = card((load) => {
      back(load)
      load.bound()
      load.collected()
      load.recordOnLoad('DeliveryApproached', { status: 'IN_DELIVERY' })
      load.approved('r1')
    })
    expect(again).toMatchObject({ receiptStatus: 'PENDING', receiptsApproved: 1, receiptsTotal: 2 })
  })

  it('sums up its receipts', () => {
    const until = (script: (load: ReturnType<typeof loadScript>) => void) =>
      card((load) => {
        load.underway()
        load.approached()
        load.arrived('r1')
        script(load)
      })
    expect(until(() => {})).toMatchObject({ receiptStatus: 'PENDING', receiptsApproved: 0, receiptsTotal: 2 })
    expect(until(({ approved }) => approved('r1'))).toMatchObject({ receiptStatus: 'PENDING', receiptsApproved: 1 })
    expect(until(({ refused }) => refused('r1'))).toMatchObject({ receiptStatus: 'REFUSED' })
    expect(until(() => {})?.destinations.map(({ reached }) => reached)).toEqual([true, false])
    const corrected = { loadId: 'L1', deliveryId: 'L1-1', receiptId: 'r2', arrivedAt: '2026-01-07T11:00:00.000Z', resettable: true }
    const both = until(({ receipts }) => receipts('ReceiptArrivalCorrected', corrected))
    expect(both?.destinations.map(({ reached }) => reached)).toEqual([true, true])
  })

  it('is sent without the fields that no client uses', () => {
    const { unsent } = bareLoadsProjector.spec
    for (const field of unsent!) expect(Object.keys(LoadCard.properties)).not.toContain(field)
    for (const field of Object.keys(card(({ underway }) => underway())!)) expect(isSent(field), field).toBe(!unsent!.includes(field))
  })

  it('is in no column once the load is finished, and disappears with a deleted draft', () => {
    expect(card(({ toFinished }) => toFinished())).toMatchObject({
      column: '',
      statusCode: 'FINISHED',
      flInvoice: true,
      receiptStatus: 'APPROVED',
    })
    expect(
      card(({ recordOnLoad }) => {
        recordOnLoad('LoadDrafted', { shipperId: 's1', operationGroupId: 'g1', status: 'DRAFT', externalId: 'CG-1', form: {}, places: [] })
        recordOnLoad('LoadDraftDeleted', { externalId: 'CG-1' })
      }),
    ).toBeUndefined()
  })
})

describe('a load of a logistic operator', () => {
  const status = 'ASSIGNED_TO_TRANSPORTER' as const
  const operator = { transporterId: 't1', transporterName: 'TransNorte' }
  const executor = { transporterId: 't2', transporterName: 'Sulista' }
  const forwarded = { status, operatorId: 't1', operatorName: 'TransNorte', ...executor }
  const offered = (load: ReturnType<typeof loadScript>) => {
    load.launched()
    load.offered()
  }
  const operated = (load: ReturnType<typeof loadScript>) => {
    offered(load)
    load.recordOnLoad('TransporterAssigned', { status, ...operator, price: 731_000, logisticOperator: true })
  }
  it('waits for it from the hiring on, unlike one of another carrier', () => {
    expect(card(operated)).toMatchObject({ flWaitingOnLogisticOperator: true })
    expect(
      card((load) => {
        offered(load)
        load.recordOnLoad('TransporterAssigned', { status, ...operator, price: 731_000 })
      }),
    ).toMatchObject({ flWaitingOnLogisticOperator: false })
  })
  it('waits no longer once it binds its own crew', () => {
    const shown = card((load) => {
      operated(load)
      load.bound()
    })
    expect(shown).toMatchObject({ flWaitingOnLogisticOperator: false })
  })
  it('shows both companies while it is forwarded, and waits again when it is taken back', () => {
    const over = (load: ReturnType<typeof loadScript>) => {
      operated(load)
      load.recordOnLoad('LoadForwarded', forwarded)
    }
    const back = (load: ReturnType<typeof loadScript>) => {
      over(load)
      load.recordOnLoad('LoadTakenBack', forwarded)
    }
    expect(card(over)).toMatchObject({
      ...{ transporterName: 'TransNorte', freightPrice: 731_000 },
      ...{ executorId: 't2', executorName: 'Sulista', flWaitingOnLogisticOperator: false },
    })
    expect(card(back)).toMatchObject({ transporterName: 'TransNorte', flWaitingOnLogisticOperator: true })
    expect(card(back)?.executorName).toBeUndefined()
  })
  it('is nobody’s to run once another carrier is hired', () => {
    const shown = card((load) => {
      operated(load)
      load.recordOnLoad('LoadForwarded', forwarded)
      load.recordOnLoad('TransporterReplaced', { status, transporterId: 't5', transporterName: 'Rodovia', price: 1, reason: 'x' })
    })
    expect(shown).toMatchObject({ transporterName: 'Rodovia', flWaitingOnLogisticOperator: false })
    expect(shown?.executorId).toBeUndefined()
  })
})

it('is found by each of its orders', () => {
  const orders = ['A-1', 'A-2'].map((orderCode) => ({ orderId: orderCode, orderCode, notes: [] }))
  const [drop, ...others] = terms().destinations
  const load = loadScript(undefined, 'L1', { destinations: [{ ...drop!, orderCode: 'A-1', orders }, ...others] })
  load.launched()
  expect(foldEvents(bareLoadsProjector, load.log).get('L1')?.keys).toEqual(expect.arrayContaining(['A-1', 'A-2']))
})
