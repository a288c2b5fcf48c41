import { InvalidArgumentError, MaxAppendSizeExceededError, StreamDeletedError } from '@eventstore/db-client'
import { StoreRefused, StreamDeleted } from '../../kit/event-store.ts'

/** Codes of gRPC for a request that the server will never execute. */
const FINAL: Readonly<Record<number, string>> = { 3: 'INVALID_ARGUMENT', 8: 'RESOURCE_EXHAUSTED' }

/** What an error says for ever, however often the request is repeated; undefined for the errors that may pass. */
export const finalRefusal = (error: unknown, what: string): StoreRefused | undefined => {
  if (error instanceof StoreRefused) return error
  if (error instanceof StreamDeletedError) return new StreamDeleted(what)
  const code = FINAL[Number((error as { code?: unknown }).code)]
  if (!code && !(error instanceof MaxAppendSizeExceededError) && !(error instanceof InvalidArgumentError)) return undefined
  const { message } = error as Error
  return new StoreRefused(`the event store refuses the request for ${what}: ${message || code}`, { cause: error })
}
