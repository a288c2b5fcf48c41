import { MongoError, MongoNetworkError, MongoServerSelectionError, MongoWriteConcernError } from 'mongodb'

/** The database cannot be reached, or not now: asked again, it may answer. */
export class StoreAway extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

/** Not primary, stepping down, shutting down, too slow: the server's own words for "not now". */
const NOT_NOW = new Set([6, 7, 50, 64, 89, 91, 112, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])
const CLOSED = /closed|not connected|topology/i

const isAway = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoWriteConcernError ||
  (error instanceof MongoError &&
    (NOT_NOW.has(Number(error.code)) || CLOSED.test(error.message) || error.hasErrorLabel('RetryableWriteError')))

/** Said of everything a store does: what only the connection is to blame for is `STORE_UNAVAILABLE`. */
export const asAway = (error: unknown): never => {
  throw isAway(error) ? new StoreAway((error as Error).message, { cause: error }) : error
}

/** The same store, whose failures say whether it is away. */
export const sayingWhenAway = <Store extends object>(store: Store): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, act]) => [name, async (...given: unknown[]) => Promise.resolve(act(...given)).catch(asAway)]),
  ) as Store
