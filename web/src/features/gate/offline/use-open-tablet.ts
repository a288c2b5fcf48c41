import { keptRoutes } from '@embarca/contracts/gate/kept.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useIsOffline } from '../../../base/connection.ts'
import { keepShell } from '../../../base/offline/keep-shell.ts'
import { useDrained } from '../../../base/offline/use-drained.ts'
import { refreshRead, useRead } from '../../../base/queries.ts'
import { keepSession } from '../../../session/kept-session.ts'
import { useSession } from '../../../session/session.ts'
import { beforeSignOut } from '../../../session/start.ts'
import type { GateEntry } from './entry.ts'
import { createGateQueue, type GateQueue } from './gate-queue.ts'
import { gateStore } from './gate-store.ts'
import { keptGates } from './kept-gate.ts'
import { leaveTablet } from './opening.ts'
import type { Tablet } from './tablet.ts'
import { TABLET_SCREENS } from './tablet-screens.ts'
import { useStored } from './use-stored.ts'

/** Milliseconds between two readings of what is kept. */
const EVERY = 2 * 60_000

/** Names the app that these screens are when they are installed. */
const offerToInstall = () => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/gate.webmanifest' })
  document.head.append(link)
  return () => link.remove()
}

type Done = { readonly entry: GateEntry; readonly at: number }

/** The queue of the signed-in user on this device. It survives reloads; each screen of a gate opens it again. */
export const useGateQueue = (): { readonly queue: GateQueue; readonly waiting: readonly GateEntry[]; readonly isOffline: boolean } => {
  const session = useSession()
  const { user_id: userId } = session
  const queue = useMemo(() => createGateQueue(userId), [userId])
  const isOffline = useIsOffline()
  useDrained(queue)
  useEffect(() => {
    beforeSignOut(leaveTablet)
    keepSession(gateStore, session).catch((error: unknown) => console.error(error))
  }, [session])
  useEffect(() => {
    keepShell('/gate-worker.js', TABLET_SCREENS)
    return offerToInstall()
  }, [])
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) void queue.drain()
    wasOffline.current = isOffline
  }, [isOffline, queue])
  return { queue, waiting: useSyncExternalStore(queue.subscribe, queue.waiting), isOffline }
}

/** What a device knows of one gate: kept while there is a network, read from the device without one. */
export const useOpenTablet = (gateId: string | undefined, { queue, waiting, isOffline }: ReturnType<typeof useGateQueue>): Tablet => {
  const { user_id: userId, roles } = useSession()
  const client = useQueryClient()
  const mayKeep = gateId !== undefined && allows(keptRoutes.kept.may, roles)
  const read = useRead(keptRoutes.kept, { id: gateId ?? '' }, { enabled: mayKeep && !isOffline, every: EVERY })
  const stored = useStored(isOffline && mayKeep ? `${userId}/${gateId}` : undefined, () => keptGates.gate(userId, gateId ?? ''))
  const [done, setDone] = useState<readonly Done[]>([])
  const { data, dataUpdatedAt } = read
  useEffect(() => {
    if (!data || gateId === undefined) return
    setDone((before) => before.filter(({ at }) => at > dataUpdatedAt))
    // A device that refuses to store works with a network only, and says so.
    keptGates.keepGate(userId, gateId, data).catch((error: unknown) => console.error(error))
  }, [data, dataUpdatedAt, gateId, userId])
  // What was just sent is in the lists of the server, not in those that are shown.
  const sent = useRef(waiting.length)
  useEffect(() => {
    if (waiting.length < sent.current && !isOffline && gateId !== undefined) void refreshRead(client, keptRoutes.kept)
    sent.current = waiting.length
  }, [waiting.length, isOffline, client, gateId])
  return useMemo(
    () => ({
      ...{ queue, isOffline, kept: data ?? stored },
      entries: [...done.map(({ entry }) => entry), ...waiting],
      noteDone: (entry) => setDone((before) => [...before, { entry, at: Date.now() }]),
    }),
    [queue, isOffline, data, stored, done, waiting],
  )
}
