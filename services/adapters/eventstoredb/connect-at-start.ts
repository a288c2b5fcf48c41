import { AccessDeniedError } from '@eventstore/db-client'
import { StoreUnavailable } from '../../kit/event-store.ts'

/** The error of a process that cannot start: one line that names the setting, without its password. */
export const startError = (url: string, error: Error): StoreUnavailable => {
  const { cause = error } = error as { readonly cause?: unknown }
  const [firstLine] = (cause as Error).message.split('\n')
  const why = cause instanceof AccessDeniedError ? 'the name or the password is refused' : 'nobody answers there'
  return new StoreUnavailable(`ESDB_URL ${url.replace(/\/\/[^@/]*@/, '//')}: ${why} (${firstLine})`, { cause })
}
