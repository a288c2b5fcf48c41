import { StoreUnavailable } from '../../kit/event-store.ts'

/** Busy, locked, read-only, input/output, full, cannot be opened: the disk's state, not the question's fault. Asked again, it may answer. */
const DISK = new Set([5, 6, 8, 10, 13, 14])

/** An extended code says more in its upper bits. */
const isOfTheDisk = (error: unknown): boolean => DISK.has(Number((error as { errcode?: unknown })?.errcode) & 0xff)

/** Does it; what only the disk is to blame for is `STORE_UNAVAILABLE`, with the file's name. */
export const unavailableWhenFull = <T>(file: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw isOfTheDisk(error) ? new StoreUnavailable(`${file}: ${(error as Error).message}`, { cause: error }) : error
  }
}
