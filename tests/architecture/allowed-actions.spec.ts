import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadDetailsReaders } from '@embarca/projections/load-details/readers.ts'
import { decide } from '@embarca/services/kit/decide.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { type LoadCommand, loads } from '@embarca/services/load/index.ts'
import { expect, it } from 'vitest'
import { nothingFound } from '../kit/load-lookups.ts'
import { queryContext } from '../kit/query-context.ts'
import { noon, someone } from '../kit/specification.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import { everyStatus } from '../stories/load-history.ts'
import { mill, shop } from '../stories/load-script.ts'

const lookups = {
  ...nothingFound,
  register: {
    ...nothingFound.register,
    places: { mill, shop },
    operationGroup: true,
    profile: { name: 'Caixas', measureType: 'CUBAGE' as const },
  },
  crew: {
    driver: { driverId: 'd2', transporterId: 't1', name: 'Maria', document: '1', phone: '2', active: true },
    vehicles: [{ id: 'v1', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA' }],
  },
  drops: { allApproved: false, anyApproved: false, allEnded: false, closed: false },
  talk: { answered: false, bidding: false, held: {} },
}
/** ChangeTransporter asks for a transporter other than the hired one. */
const carrierFor = (action: string) => ({ transporterId: action === 'ChangeTransporter' ? 't3' : 't1', transporterName: 'TransNorte' })
const data = {
  id: 'L1',
  reason: 'r',
  transporterId: 't1',
  vehicleIds: ['v1'],
  externalId: 'OUTRA',
  freightPrice: 2,
  weight: '2',
  freightDistance: 2,
  profileId: 'p2',
  ...{ flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
  originId: 'o1',
  destinationId: 'r1',
  collectDate: '06/01/2026 15:30:00',
  initCollectDate: '2026-01-06T10:00:00Z',
  limitCollectDate: '2026-01-06T14:00:00Z',
  deliveryDate: '08/01/2026',
  orderCode: 'PED-1',
  nfCode: '1',
  destinationIds: ['r2', 'r1'],
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00Z' }],
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00Z', externalId: 'PED-1' }],
  status: 'ASSIGNED_TO_TRANSPORTER',
  tags: ['z'],
  flPriority: 'true',
  observation: 'z',
  rating: 5,
  invoices: [{ orderCode: 'PED-2', series: '1', number: '2' }],
  invoiceId: 'i-PED-1',
}

/** RateTransporter names the transporter; all others name the load. */
const dataFor = (action: string) => ({ ...data, ...(action === 'RateTransporter' && { id: 't1', shippingHash: 'L1' }) })

it.each(Object.entries(everyStatus))('in %s the page allows what the load accepts and blocks what it refuses', async (_, history) => {
  const { recordEvent, log } = eventRecorder()
  for (const event of history) recordEvent('load-L1', event)
  const details = await loadDetailsReaders.details({ id: 'L1' }, await queryContext(log, { roles: ['shipper_admin'] }))
  const state = fold(loads.fold, history)
  for (const { action, allowed } of details!.actions) {
    // RelaunchLoad is decided by the new load, not by this one.
    if (action === 'RelaunchLoad') continue
    const outcome = decide(loads, { type: action, data: dataFor(action) } as unknown as LoadCommand, state, {
      now: noon,
      by: someone,
      lookups: { ...lookups, carrier: carrierFor(action) },
      newId: 'n',
      attempt: 0,
    })
    // A repeated command may change nothing; the page need not offer it.
    if (isRefusal(outcome) || outcome.length) expect([action, allowed]).toEqual([action, !isRefusal(outcome)])
  }
})
