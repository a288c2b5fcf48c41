import { loadTold, shop, store, terms } from '@embarca/tests/kit/load-told.ts'
import { lotTold } from '@embarca/tests/kit/lot-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { expect, it } from 'vitest'
import { allProjectors } from './all.ts'
import { folded } from './kit/projector.ts'

const deriving = allProjectors.filter(({ finish }) => finish)

/** A lot, and a load of which everything is said anew that something may be derived from. */
const toldAnew = () => {
  const teller = telling()
  lotTold(teller)
  const { says, log, ...load } = loadTold(teller)
  load.underway()
  says('LoadRenamed', { externalId: 'CG-9' })
  says('DriverReplaced', { driver: { driverId: 'd2', name: 'Rita Lopes', document: '11144477735', phone: '31999990000' } })
  says('VehiclesReplaced', { vehicles: [{ vehicleId: 'v3', plate: 'ABC1D23', vehicleType: 'TRUCK' }] })
  says('TransporterReplaced', { status: 'ASSIGNED_TO_TRANSPORTER', transporterId: 't2', transporterName: 'Sulista', price: 700_000 })
  const { origins, destinations } = terms()
  says('RouteChanged', { origins, destinations: destinations.map((stop, at) => ({ ...stop, place: at === 0 ? store : shop })) })
  says('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-02-03T12:00:00.000Z' })
  load.invoiced()
  load.approached()
  load.arrived('r1', '2026-02-05T12:00:00.000Z')
  load.arrived('r2')
  load.delivered()
  says('InvoiceRemoved', { invoiceId: 'i1', orderCode: 'PED-1' })
  load.approved('r1')
  load.refused('r2')
  load.finished()
  return log
}

it.each(deriving.map((projector) => [projector.spec.view, projector] as const))(
  '%s: what is derived is the same, whether every fact finishes a document or only the last',
  (_, projector) => {
    const log = toldAnew()
    const { finish, ...unfinished } = projector
    for (let said = 1; said <= log.length; said++) {
      const facts = log.slice(0, said)
      const once = [...folded(unfinished, facts)].map(([id, doc]) => [id, finish!(doc)])
      expect([...folded(projector, facts)], log[said - 1]!.type).toEqual(once)
    }
  },
)
