import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'

const keyOf = (username: string) => `embarca.gate.${username}`
const remembered = (username: string): string | undefined => localStorage.getItem(keyOf(username)) ?? undefined

/** The gates of the user and the one in use: of the address, else the one chosen last on this device (R245), else the first. */
export const useGate = (asked: string | undefined) => {
  const { username } = useSession()
  const read = useRead(gateRoutes.gates, {})
  const gates = read.data ?? []
  const gate = [asked, remembered(username)].flatMap((id) => gates.find((one) => one.id === id) ?? [])[0] ?? gates[0]
  const remember = (id: string) => localStorage.setItem(keyOf(username), id)
  return { read, gates, gate, remember }
}
