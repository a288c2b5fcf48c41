import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { usePages, useRead } from '../../base/queries.ts'
import { isLot, referenceFor } from '../../shared/load/reference.ts'
import { scaleOf } from './comparison.ts'
import { cheapest, hasResponded, proposalRows } from './proposal-rows.ts'

const MANY = 100

/** Loads all deals, acceptances and bids of a load as comparable rows. */
export const useComparison = (load: LoadDetails) => {
  const auction = load.hiringType === 'AUCTION'
  const accepts = usePages(negotiationRoutes.accepts, { id: load.hashId, size: MANY }, { live: true })
  const talks = usePages(negotiationRoutes.negotiations, { id: load.hashId, size: MANY }, { live: true })
  const bids = usePages(negotiationRoutes.bids, { id: load.hashId, size: MANY }, { enabled: auction, live: true })
  const lot = useRead(lotRoutes.lot, { id: load.hashId }, { enabled: isLot(load.terms), live: true })
  const agreed = new Set(lot.data?.agreements.filter(({ status }) => status !== 'REFUSED').map(({ transporterId }) => transporterId))
  const rows = proposalRows({
    talks: talks.items,
    accepts: accepts.items,
    bids: bids.items,
    hired: load.transporterId,
    waits: load.statusCode === 'WAITING_APPROVE',
    agreed,
    auction,
  })
  const offering = rows.filter((row) => row.offer && row.state !== 'declined')
  return {
    pending: talks.pending || accepts.pending || (auction && bids.pending),
    failed: talks.failed,
    error: talks.error,
    retry: () => void talks.refresh(),
    rows,
    offering,
    others: rows.filter((row) => !offering.includes(row)).filter(hasResponded),
    silent: rows.filter((row) => !offering.includes(row) && !hasResponded(row)),
    best: cheapest(rows),
    scale: scaleOf(
      offering.map(({ offer }) => offer!.price),
      referenceFor(load),
    ),
    more: talks.more,
  }
}
