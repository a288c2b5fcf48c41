import { MongoError, MongoNetworkError, MongoServerSelectionError, MongoWriteConcernError } from 'mongodb'
import { unavailableWhen } from '../../kit/store-unavailable.ts'

/** Server error codes that mean "not now": not primary, stepping down, shutting down, too slow, no room. */
const NOT_NOW = new Set([6, 7, 50, 64, 89, 91, 112, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031])
const CLOSED = /closed|not connected|topology/i

const isUnavailable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  error instanceof MongoWriteConcernError ||
  (error instanceof MongoError &&
    (NOT_NOW.has(Number(error.code)) || CLOSED.test(error.message) || error.hasErrorLabel('RetryableWriteError')))

/** Failures for which only the connection or the server is to blame become `STORE_UNAVAILABLE`. */
export const { asUnavailable, reportingUnavailable } = unavailableWhen(isUnavailable)
