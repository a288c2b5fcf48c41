import { lettersAndDigits } from '../kit/documents.ts'
import type { DraftForm } from './terms.ts'

const PLATE_LENGTH = 7

/** Whether a form names the load's transporter, so that no offer is made (`decisions/0010`). */
export const settles = ({ freightType, transporterId, dedicatedVehicleId }: DraftForm): boolean =>
  freightType === 'FOB' || (freightType === 'DEDICADO' && transporterId !== undefined && dedicatedVehicleId === undefined)
/** Whether it waits for the vehicle of a contract, offered to nobody. */
export const standsBy = (form: DraftForm): boolean => form.freightType === 'DEDICADO' && !settles(form)
export const isOffered = (form: DraftForm): boolean => form.freightType !== 'DEDICADO' && !settles(form)
/** Whether it also names driver and vehicle. */
export const mans = (form: DraftForm): boolean => form.driver !== undefined && platesIn(form).length > 0

/** A shorter plate is incomplete: it does not count, as specified. */
export const platesIn = ({ vehicle }: DraftForm): readonly { readonly plate: string; readonly field: string }[] =>
  (vehicle?.plates ?? [])
    .map((typed, i) => ({ plate: lettersAndDigits(typed), field: `vehicle.plates.${i}` }))
    .filter(({ plate }) => plate.length === PLATE_LENGTH)
