import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { lotCommands, lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { acceptProposal, dealRoutes, negotiationRoutes, reopenNegotiation } from '@embarca/contracts/negotiation/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'

type AfterCommand = (answer: Accepted) => Promise<unknown>

/** The shipper's commands in the negotiation of a load; the deals are refetched after each, also after a failure. */
export const useNegotiation = (id: string, afterCommand: AfterCommand) => {
  const client = useQueryClient()
  const refetchDeals = () =>
    Promise.all(
      [negotiationRoutes.negotiations, negotiationRoutes.accepts, negotiationRoutes.deal, lotRoutes.lot].map((route) =>
        refreshRead(client, route),
      ),
    )
  const done = async (answer: Accepted) => {
    await Promise.all([afterCommand(answer), refetchDeals()])
  }
  const options = { done, failed: () => void refetchDeals() }
  const accept = useCommand(acceptProposal, options)
  const acceptPart = useCommand(lotCommands.acceptProposal, options)
  const choose = useCommand(loadRoutes.chooseTransporter, options)
  const refuse = useCommand(dealRoutes.refuseProposal, options)
  const propose = useCommand(dealRoutes.makeDealProposal, options)
  const mark = useCommand(dealRoutes.markProposal, options)
  const close = useCommand(dealRoutes.closeDeal, options)
  const reopenDeal = useCommand(dealRoutes.uncloseDeal, options)
  const reopen = useCommand(reopenNegotiation, options)
  const silentOptions = { done: refetchDeals, failed: () => true }
  const read = useCommand(dealRoutes.readDeal, silentOptions)
  return {
    accept: (negotiationId: string, justification: string) => accept.run({ id, negotiationId, ...(justification && { justification }) }),
    acceptPart: (negotiationId: string, quota: string, justification: string) =>
      acceptPart.run({ id, negotiationId, quota, ...(justification && { justification }) }),
    /** Chooses one of the transporters that accepted a closed price; `ifMatch` is the revision that the user was looking at. */
    choose: (transporterId: string, ifMatch: number) => choose.run({ id, transporterId }, { ifMatch }),
    refuse: (transporterId: string, justification: string) => refuse.run({ id, transporterId, justification }),
    propose: (dealId: string, proposal: { price: number; quota?: number; text?: string }) => propose.run({ id, dealId, ...proposal }),
    mark: (negotiationId: string) => mark.run({ id, negotiationId }),
    close: (dealId: string) => close.run({ id, dealId }),
    reopenDeal: (dealId: string) => reopenDeal.run({ id, dealId }),
    reopen: (transporterId: string) => reopen.run({ id, transporterId }),
    read: (dealId: string) => read.run({ id, dealId }),
    accepting: accept.pending || acceptPart.pending || choose.pending,
    pending: refuse.pending || propose.pending || mark.pending || close.pending || reopenDeal.pending || reopen.pending,
  }
}
export type NegotiationCommands = ReturnType<typeof useNegotiation>
