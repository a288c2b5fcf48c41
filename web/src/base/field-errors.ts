import type { CallFailed } from './failure.ts'
import { shortenAtField } from './field-names.ts'

type Fault = { readonly field: string; readonly message: string }
const isFault = (given: unknown): given is Fault =>
  typeof given === 'object' && given !== null && typeof (given as Fault).field === 'string' && typeof (given as Fault).message === 'string'

/** The server's messages by field path; empty when none names a field. */
export const fieldErrors = ({ body }: Pick<CallFailed, 'body'>): Readonly<Record<string, string>> => {
  const { fields } = body as { fields?: unknown }
  return Array.isArray(fields)
    ? Object.fromEntries(fields.filter(isFault).map(({ field, message }) => [field, shortenAtField(message)]))
    : {}
}
