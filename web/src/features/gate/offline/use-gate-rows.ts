import { type GateOfUser, type GateRow, type GateVisitDetails, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { useMemo } from 'react'
import { usePages, useRead } from '../../../base/queries.ts'
import { useSession } from '../../../session/session.ts'
import { SLOW } from '../slow.ts'
import { isAsked } from './kept-gate.ts'
import { useTablet } from './tablet.ts'
import { withEntries } from './with-entries.ts'

type Asked = Pick<InputOf<typeof gateRoutes.fetch>, 'status' | 'text' | 'checkListStatus' | 'size'>
const NO_MORE = { has: false, loading: false, load: () => {} }

/** The visits that this device keeps, with what was recorded on it since. */
const useKeptVisits = (gate: GateOfUser): readonly GateVisitDetails[] | undefined => {
  const { kept, entries, isOffline } = useTablet()
  const { roles } = useSession()
  return useMemo(
    () => kept?.visits.map((visit) => withEntries(visit, entries, { gate, roles, isOffline })),
    [kept, entries, gate, roles, isOffline],
  )
}

/** Trucks of a gate, page by page; without a network, those that this device keeps. */
export const useGateRows = (gate: GateOfUser, asked: Asked) => {
  const { queue, isOffline } = useTablet()
  const query = usePages(gateRoutes.fetch, { id: gate.id, ...asked }, { keep: true, every: SLOW })
  const kept = useKeptVisits(gate)
  const waiting = queue.waiting()
  if (isOffline && kept)
    return {
      ...query,
      items: kept.filter((row) => isAsked(asked, row)) as readonly GateRow[],
      pending: false,
      failed: false,
      more: NO_MORE,
    }
  // What waits to be sent is shown as done, also among the server's own rows.
  const own = new Set(waiting.map(({ loadId }) => loadId))
  const items = query.items.flatMap((row) => {
    const mine = own.has(row.hashId) ? kept?.find(({ hashId }) => hashId === row.hashId) : undefined
    if (!mine) return [row]
    return isAsked(asked, mine) ? [mine as GateRow] : []
  })
  return { ...query, items }
}

/** One visit with its steps and answers; without a network, as this device keeps it. */
export const useGateVisit = (gate: GateOfUser, id: string) => {
  const { queue, isOffline } = useTablet()
  const query = useRead(gateRoutes.one, { id: gate.id, hash: id }, { every: SLOW })
  const kept = useKeptVisits(gate)?.find(({ hashId }) => hashId === id)
  const isMine = isOffline || queue.waiting().some(({ loadId }) => loadId === id)
  return isMine && kept ? { ...query, data: kept, isPending: false, error: null } : query
}
