import { allows, may } from '@embarca/contracts/roles.ts'
import { useEffect, useRef } from 'react'
import { useChannel } from '../../base/live.ts'
import { useSession } from '../../session/session.ts'
import { ringBell, unlockSound } from './bell.ts'
import { useListRefresh } from './use-visit-command.ts'

/** Changes of this many milliseconds are read together. */
const GATHER = 250

/** Keeps a gate's screens current; a request for entry sounds where the gatekeeper works (R164). */
export const useLiveGate = (gateId: string | undefined) => {
  const { roles } = useSession()
  const refresh = useListRefresh()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGatekeeper = allows(may.workGate, roles)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Browsers allow sound after the first touch.
  useEffect(() => {
    if (!isGatekeeper) return undefined
    const unlock = () => void unlockSound()
    addEventListener('pointerdown', unlock, { once: true })
    return () => removeEventListener('pointerdown', unlock)
  }, [isGatekeeper])
  useChannel(gateId === undefined ? undefined : `gate:${gateId}`, ({ type }) => {
    if (type === 'CONCIERGE_REQUEST_INBOUND' && isGatekeeper) void ringBell()
    if (type !== 'visit.changed' && type !== 'resync') return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refresh()
    }, GATHER)
  })
}
