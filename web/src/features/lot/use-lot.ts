import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { lotLoadRoutes } from '@embarca/contracts/lot/load-routes.ts'
import { lotCommands, lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'

/** The commands of a lot; each resolves to whether it succeeded. The lot is refetched either way. */
export const useLot = (id: string, afterCommand: (answer: Accepted) => Promise<unknown>) => {
  const client = useQueryClient()
  const refetchLot = () => Promise.all([refreshRead(client, lotRoutes.lot), refreshRead(client, lotRoutes.withdrawals)])
  const options = {
    done: async (answer: Accepted) => {
      await Promise.all([afterCommand(answer), refetchLot()])
    },
    failed: () => void refetchLot(),
  }
  const approve = useCommand(lotCommands.approveAgreement, options)
  const refuse = useCommand(lotCommands.refuseAgreement, options)
  const changeQuota = useCommand(lotCommands.updateQuota, options)
  const stop = useCommand(lotCommands.stop, options)
  const resume = useCommand(lotCommands.continue, options)
  const changeAmount = useCommand(lotCommands.updateWithdrawal, options)
  const cancel = useCommand(lotLoadRoutes.cancelDelivery, options)
  const finish = useCommand(lotLoadRoutes.finishLot, options)
  const reopen = useCommand(lotLoadRoutes.reopenLot, options)
  return {
    approve: (lotAgreementId: string) => approve.run({ id, lotAgreementId }),
    refuse: (lotAgreementId: string, reason: string) => refuse.run({ id, lotAgreementId, reason }),
    changeQuota: (lotAgreementId: string, quota: string) => changeQuota.run({ id, lotAgreementId, quota }),
    stop: (transporterId: string) => stop.run({ id, transporterId }),
    resume: (transporterId: string) => resume.run({ id, transporterId }),
    changeAmount: (shippingLotWithdrawalId: string, amount: string) => changeAmount.run({ id, shippingLotWithdrawalId, amount }),
    cancel: (deliveryId: string, reason: string) => cancel.run({ id: deliveryId, reason }),
    finish: () => finish.run({ id }),
    reopen: (reason: string) => reopen.run({ id, reason }),
    pending: [approve, refuse, changeQuota, stop, resume, changeAmount, cancel, finish, reopen].some((command) => command.pending),
  }
}
export type LotCommands = ReturnType<typeof useLot>
