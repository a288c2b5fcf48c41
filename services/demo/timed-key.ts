import { hash } from 'node:crypto'

/** A key shaped as UUIDv7, so that what it creates is ordered by time. */
export const timedKey = (text: string, at: number) => {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  const digest = hash('sha256', text, 'hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-8${digest.slice(3, 6)}-${digest.slice(6, 18)}`
}
