import { lettersAndDigits } from '../kit/documents.ts'
import type { DraftForm } from './terms.ts'

const PLATE_LENGTH = 7

/** Whether a form says who carries the load, so that nobody is asked (`decisions/0010`). */
export const settles = ({ freightType, transporterId }: DraftForm): boolean =>
  freightType === 'FOB' || (freightType === 'DEDICADO' && transporterId !== undefined)
/** Whether it says with whom and what, too. */
export const mans = (form: DraftForm): boolean => form.driver !== undefined && platesIn(form).length > 0

/** What is shorter was not typed to its end: it does not count, as specified. */
export const platesIn = ({ vehicle }: DraftForm): readonly { readonly plate: string; readonly field: string }[] =>
  (vehicle?.plates ?? [])
    .map((typed, i) => ({ plate: lettersAndDigits(typed), field: `vehicle.plates.${i}` }))
    .filter(({ plate }) => plate.length === PLATE_LENGTH)
