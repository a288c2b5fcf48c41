import type { CallFailed } from '../../lib/failure.ts'
import type { Errors } from './check.ts'

type Fault = { readonly field: string; readonly message: string }
const isFault = (given: unknown): given is Fault =>
  typeof given === 'object' && given !== null && typeof (given as Fault).field === 'string' && typeof (given as Fault).message === 'string'

/** Measures of the whole load have one field here, whichever stop the server names. */
const shownAt = (field: string) => (/^(weight|cubage|amount)$/.test(field) ? 'measure' : field)

/** What the server said about fields, by their path; nothing when it spoke of the whole. */
export const serverErrors = (failure: Pick<CallFailed, 'said' | 'code' | 'messages'>): Errors => {
  const fields = (failure.said as { fields?: unknown }).fields
  if (Array.isArray(fields)) return Object.fromEntries(fields.filter(isFault).map(({ field, message }) => [shownAt(field), message]))
  return failure.code === 'EXTERNAL_ID_TAKEN' ? { externalId: failure.messages[0] ?? failure.code } : {}
}
