import { useEffect } from 'react'

const RETRY = 15_000
type Drained = {
  readonly open: () => Promise<void>
  readonly drain: () => Promise<void>
  readonly waiting: () => readonly unknown[]
}

/** Sends what waits: when the app opens, when the network returns or the app is looked at, and every 15 s. */
export const useDrained = (queue: Drained) =>
  useEffect(() => {
    const drain = () => void queue.drain()
    void queue.open().then(drain)
    const timer = setInterval(() => queue.waiting().length > 0 && navigator.onLine && drain(), RETRY)
    addEventListener('online', drain)
    document.addEventListener('visibilitychange', drain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', drain)
      document.removeEventListener('visibilitychange', drain)
    }
  }, [queue])
