/** System errors of a disk, a network or the descriptor table that may be temporary. */
const SYSTEM = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EAGAIN',
  'EBUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])
/** A newer event waits for a newer process, which may be the one that answers the retry. */
const isLater = (code: unknown) => code === 'STORE_UNAVAILABLE' || code === 'NEWER_EVENT' || SYSTEM.has(code as string)

/** Whether a failure comes from the infrastructure (a store, the disk, the network) and not from the request: a retry may succeed. */
export const isUnavailable = (error: unknown): boolean => {
  for (let one = error; one instanceof Error; one = one.cause) if (isLater((one as { code?: unknown }).code)) return true
  return false
}
