import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'
import type { GateSubject } from './offline/use-gate-command.ts'

type Visit = Pick<GateRow, 'hashId' | 'externalId' | 'driver' | 'vehiclePlate'>
/** A visit as its commands name it. */
export const subjectOf = ({ hashId: loadId, externalId, driver, vehiclePlate }: Visit, { id: gateId }: Pick<GateOfUser, 'id'>) =>
  ({
    ...{ gateId, loadId, about: [vehiclePlate, externalId].filter(Boolean).join(' · ') },
    ...(driver && { driverId: driver.id }),
  }) satisfies GateSubject
