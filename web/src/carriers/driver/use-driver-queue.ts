import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { aloneAs } from '../../base/offline/alone.ts'
import { useDrained } from '../../base/offline/use-drained.ts'
import { useSession } from '../../session/session.ts'
import { createQueue, type Queue } from '../queue/queue.ts'
import { sealedStore } from '../queue/sealed-store.ts'
import { sendEntries, uploadPhoto } from '../queue/send.ts'

/** One tab at a time drains. */
const alone = aloneAs('embarca.queue')

export const QueueContext = createContext<Queue | undefined>(undefined)

/** The queue of the signed-in user. */
export const useOpenQueue = (): Queue => {
  const { user_id: userId } = useSession()
  const queue = useMemo(() => createQueue({ store: sealedStore, userId, send: sendEntries, upload: uploadPhoto, alone }), [userId])
  useDrained(queue)
  return queue
}

export const useQueue = (): Queue => {
  const queue = useContext(QueueContext)
  if (!queue) throw new Error('no queue outside the driver’s app')
  return queue
}
export const useWaiting = (queue: Queue) => useSyncExternalStore(queue.subscribe, queue.waiting)
