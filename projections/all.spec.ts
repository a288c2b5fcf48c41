import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, shop, store, terms } from '@embarca/tests/stories/load-script.ts'
import { lotScript } from '@embarca/tests/stories/lot-script.ts'
import { expect, it } from 'vitest'
import { allProjectors } from './all.ts'
import { foldEvents } from './kit/projector.ts'

const deriving = allProjectors.filter(({ finish }) => finish)

/** A lot, and a load whose derived-from fields are all set again by later events. */
const recordHistory = () => {
  const recorder = eventRecorder()
  lotScript(recorder)
  const { recordOnLoad, log, ...load } = loadScript(recorder)
  load.underway()
  recordOnLoad('LoadRenamed', { externalId: 'CG-9' })
  recordOnLoad('DriverReplaced', { driver: { driverId: 'd2', name: 'Rita Lopes', document: '11144477735', phone: '31999990000' } })
  recordOnLoad('VehiclesReplaced', { vehicles: [{ vehicleId: 'v3', plate: 'ABC1D23', vehicleType: 'TRUCK' }] })
  recordOnLoad('TransporterReplaced', {
    status: 'ASSIGNED_TO_TRANSPORTER',
    transporterId: 't2',
    transporterName: 'Sulista',
    price: 700_000,
  })
  const { origins, destinations } = terms()
  recordOnLoad('RouteChanged', { origins, destinations: destinations.map((stop, at) => ({ ...stop, place: at === 0 ? store : shop })) })
  recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-02-03T12:00:00.000Z' })
  load.invoiced()
  load.approached()
  load.arrived('r1', '2026-02-05T12:00:00.000Z')
  load.arrived('r2')
  load.delivered()
  recordOnLoad('InvoiceRemoved', { invoiceId: 'i1', orderCode: 'PED-1' })
  load.approved('r1')
  load.refused('r2')
  load.finished()
  return log
}

it.each(deriving.map((projector) => [projector.spec.view, projector] as const))(
  '%s: derived fields are the same, whether every event finishes the document or only the last one',
  (_, projector) => {
    const log = recordHistory()
    const { finish, ...unfinished } = projector
    for (let length = 1; length <= log.length; length++) {
      const events = log.slice(0, length)
      const once = [...foldEvents(unfinished, events)].map(([id, doc]) => [id, finish!(doc)])
      expect([...foldEvents(projector, events)], log[length - 1]!.type).toEqual(once)
    }
  },
)
