import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useChannel } from '../../base/live.ts'
import { refreshRead } from '../../base/queries.ts'
import { useGathered } from '../../base/use-gathered.ts'
import { useSession } from '../../session/session.ts'

const shown = [
  dedicatedRoutes.board,
  dedicatedRoutes.indicators,
  dedicatedRoutes.detail,
  dedicatedRoutes.cycles,
  dedicatedRoutes.occupation,
  dedicatedRoutes.idle,
] as const

/** Reads everything of dedicated vehicles again that the page shows. */
export const useFleetRefresh = () => {
  const client = useQueryClient()
  return useCallback(() => Promise.all(shown.map((route) => refreshRead(client, route as typeof dedicatedRoutes.board))), [client])
}

/** Milliseconds after a change: a contract holds its load a moment before the load is bound, whose own frame may go to another group. */
const SETTLED = 400

/** Contracts and their loads change under the page. */
export const useLiveFleet = () => {
  const refresh = useFleetRefresh()
  const changed = useGathered(refresh, SETTLED)
  useChannel('shipper', ({ type }) => {
    if (type === 'dedicated.changed' || type === 'load.changed' || type === 'resync') changed()
  })
  return refresh
}

/** Whether the user may change contracts: others only read. */
export const useMayRunFleet = (): boolean => {
  const { roles } = useSession()
  return allows(dedicatedCommands.save.may, roles)
}
