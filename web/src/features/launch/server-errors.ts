import type { CallFailed } from '../../base/failure.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import type { Errors } from './check.ts'
import type { LaunchText } from './launch-text.ts'

const MEASURE = /^(?:(origins|destinations)\.(\d+)\.)?(?:weight|cubage|amount)$/
/** The form field for a path that the server names: with a single stop, its measure is the field of the whole load. */
const shownAt = (field: string, text: LaunchText): string => {
  const measure = MEASURE.exec(field)
  if (!measure)
    return field
      .replace(/^target\..*/, 'target')
      .replace(/^vehicle$/, 'vehicle.plates.0')
      .replace(/^driver$/, 'driver.cpf')
  const [, side, index] = measure
  return side && text[side as 'origins' | 'destinations'].length > 1 ? `${side}.${index}.weight` : 'measure'
}

/** The server's messages by field path; empty when none names a field. */
export const serverErrors = (failure: Pick<CallFailed, 'body' | 'code' | 'messages'>, text: LaunchText): Errors => {
  const fieldMessages = Object.entries(fieldErrors(failure))
  if (fieldMessages.length > 0) return Object.fromEntries(fieldMessages.map(([field, message]) => [shownAt(field, text), message]))
  return failure.code === 'EXTERNAL_ID_TAKEN' ? { externalId: failure.messages[0] ?? failure.code } : {}
}
