import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { useEffect } from 'react'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { keptGates } from './offline/kept-gate.ts'
import { useStored } from './offline/use-stored.ts'

const keyOf = (username: string) => `embarca.gate.${username}`
const remembered = (username: string): string | undefined => localStorage.getItem(keyOf(username)) ?? undefined

/** The gates of the user and the one in use: of the address, else the one chosen last on this device (R245), else the first. */
export const useGate = (asked: string | undefined, isOffline: boolean) => {
  const { username, user_id: userId } = useSession()
  const read = useRead(gateRoutes.gates, {})
  const stored = useStored(isOffline ? userId : undefined, () => keptGates.gates(userId))
  const { data } = read
  useEffect(() => {
    if (data) keptGates.keepGates(userId, data).catch((error: unknown) => console.error(error))
  }, [data, userId])
  const gates = data ?? stored ?? []
  const gate = [asked, remembered(username)].flatMap((id) => gates.find((one) => one.id === id) ?? [])[0] ?? gates[0]
  const remember = (id: string) => localStorage.setItem(keyOf(username), id)
  return { read, gates, gate, remember }
}
