import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../session/session.ts'
import { createQueue, type Queue } from '../queue/queue.ts'
import { sealedStore } from '../queue/sealed-store.ts'
import { sendEntries, uploadPhoto } from '../queue/send.ts'

const RETRY = 15_000

/** One tab at a time drains; a browser without locks has one tab, a phone. */
const alone = async <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? await navigator.locks.request('embarca.queue', job) : job()

export const QueueContext = createContext<Queue | undefined>(undefined)

/** The queue of the signed-in user; it drains when the app opens, when the network returns or the app is looked at, and every 15 s. */
export const useOpenQueue = (): Queue => {
  const { user_id: userId } = useSession()
  const queue = useMemo(() => createQueue({ store: sealedStore, userId, send: sendEntries, upload: uploadPhoto, alone }), [userId])
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
  return queue
}

export const useQueue = (): Queue => {
  const queue = useContext(QueueContext)
  if (!queue) throw new Error('no queue outside the driver’s app')
  return queue
}
export const useWaiting = (queue: Queue) => useSyncExternalStore(queue.subscribe, queue.waiting)
