import { StoreUnavailable } from '../../kit/event-store.ts'

/**
 * Busy, locked, read-only, input/output, full, cannot be opened: caused by the state of the disk, not by the statement. A retry may
 * succeed.
 */
const DISK = new Set([5, 6, 8, 10, 13, 14])

/** An extended code has further details in its upper bits. */
const isOfTheDisk = (error: unknown): boolean => DISK.has(Number((error as { errcode?: unknown })?.errcode) & 0xff)

/** Runs `work`; turns an error of the disk into `STORE_UNAVAILABLE` with the file's name. */
export const unavailableWhenFull = <T>(file: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw isOfTheDisk(error) ? new StoreUnavailable(`${file}: ${(error as Error).message}`, { cause: error }) : error
  }
}
