import { useSyncExternalStore } from 'react'
import { uuidv7 } from '../../base/uuid.ts'
import { deliver, type Outgoing, type Post, withMessage } from './outbox.ts'

/** Lives longer than the drawer: messages continue to be sent, and failed ones are still there when it is opened again. */
const queues = new Map<string, readonly Outgoing[]>()
const listeners = new Set<() => void>()
const none: readonly Outgoing[] = []

const change = (place: string, how: (queue: readonly Outgoing[]) => readonly Outgoing[]) => {
  queues.set(place, how(queues.get(place) ?? none))
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The outgoing messages of a chat and the function to send one. A message leaves the queue once the refetched chat has it. */
export const useOutbox = (place: string, post: Post, arrived: () => Promise<unknown>) => {
  const queue = useSyncExternalStore(subscribe, () => queues.get(place) ?? none)
  const discard = ({ key }: Outgoing) => change(place, (all) => all.filter((one) => one.key !== key))
  const send = async (message: Outgoing) => {
    if (!(await deliver(message, post, (next) => change(place, (all) => withMessage(all, next))))) return
    await arrived()
    discard(message)
  }
  return {
    queue,
    send: (text: string, files: readonly File[]) => send({ key: uuidv7(), text, files, sent: [], state: 'pending' }),
    retry: send,
    discard,
  }
}
