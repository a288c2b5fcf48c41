import { AccessDeniedError } from '@eventstore/db-client'
import { StoreUnavailable } from '../../kit/event-store.ts'

/** What a process says that cannot begin: in one line, with the setting and without its password. */
export const atStart = (url: string, error: Error): StoreUnavailable => {
  const { cause = error } = error as { readonly cause?: unknown }
  const [firstLine] = (cause as Error).message.split('\n')
  const why = cause instanceof AccessDeniedError ? 'the name or the password is refused' : 'nobody answers there'
  return new StoreUnavailable(`ESDB_URL ${url.replace(/\/\/[^@/]*@/, '//')}: ${why} (${firstLine})`, { cause })
}
