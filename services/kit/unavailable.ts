/** What the operating system says of a disk, a network or a table of descriptors that may be well again later. */
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
const isLater = (code: unknown) => code === 'STORE_UNAVAILABLE' || SYSTEM.has(code as string)

/** Whether a failure is that of what we stand on (a store, the disk, the network), and not of what was asked: asked again later, it may work. */
export const isUnavailable = (error: unknown): boolean => {
  for (let one = error; one instanceof Error; one = one.cause) if (isLater((one as { code?: unknown }).code)) return true
  return false
}
