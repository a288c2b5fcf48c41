import { unavailableWhen } from '../../kit/store-unavailable.ts'

/** SQLite's result codes that blame the statement or its values: the same again would fail again. Every other one blames the disk, the memory or another user of the file. */
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
  // A file that was closed under whoever still asks: the process is ending.
  if (code === 'ERR_INVALID_STATE') return true
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined && !OURS.has(errcode & PRIMARY)
}

/** Said of what a SQLite file does: a full disk, an input error, a lock. */
export const { asUnavailable, reportingUnavailable } = unavailableWhen(isUnavailable)
