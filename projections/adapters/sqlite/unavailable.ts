import { unavailableWhen } from '../../kit/store-unavailable.ts'

/** Result codes that blame the statement or its values: a retry fails again. All others blame the disk, memory or another file user. */
const OURS = new Set([
  1, // SQLITE_ERROR
  18, // SQLITE_TOOBIG
  19, // SQLITE_CONSTRAINT
  20, // SQLITE_MISMATCH
  21, // SQLITE_MISUSE
  25, // SQLITE_RANGE
])
/** The low byte of an extended result code. */
const PRIMARY = 0xff

type SqliteError = { readonly code?: string; readonly errcode?: number }

const isUnavailable = (error: unknown): boolean => {
  const { code, errcode } = (error ?? {}) as SqliteError
  // A query after the file was closed: the process is ending.
  if (code === 'ERR_INVALID_STATE') return true
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined && !OURS.has(errcode & PRIMARY)
}

/** Failures of a SQLite file, such as a full disk, an input error or a lock, become `STORE_UNAVAILABLE`. */
export const { asUnavailable, reportingUnavailable } = unavailableWhen(isUnavailable)
