import { gateAxesServed } from '@embarca/contracts/gate/axes.ts'
import type { VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { slotRoutes } from '@embarca/contracts/gate/slot-booking.ts'
import { waitingRoutes } from '@embarca/contracts/gate/waiting.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from '../../base/failure.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'

type Visit = { readonly conciergeId: string; readonly shippingId: string }
type More = { readonly dock?: string; readonly driverId?: string; readonly allowCheckInWithoutIntegration?: boolean }

/** The commands that a button runs; those with a form of their own are not here. */
const useCommands = (callbacks: { readonly done: () => unknown; readonly failed: (failure: CallFailed) => unknown }) => ({
  CheckIn: useCommand(gateCommands.checkIn, callbacks),
  UndoCheckIn: useCommand(gateCommands.undoCheckIn, callbacks),
  RequestInbound: useCommand(gateCommands.requestInbound, callbacks),
  UndoRequestInbound: useCommand(gateCommands.undoRequestInbound, callbacks),
  CheckInbound: useCommand(gateCommands.checkInbound, callbacks),
  UndoCheckInbound: useCommand(gateCommands.undoCheckInbound, callbacks),
  StartLoading: useCommand(gateCommands.startCollect, callbacks),
  UndoStartLoading: useCommand(gateCommands.undoStartCollect, callbacks),
  FinishLoading: useCommand(gateCommands.finishCollect, callbacks),
  UndoFinishLoading: useCommand(gateCommands.undoFinishCollect, callbacks),
  CheckOutbound: useCommand(gateCommands.checkOutbound, callbacks),
  UndoCheckOutbound: useCommand(gateCommands.undoCheckOutbound, callbacks),
  MarkAbsent: useCommand(gateCommands.markAsAbsent, callbacks),
  MarkPresent: useCommand(gateCommands.markAsPresent, callbacks),
})
export type ButtonCommand = keyof ReturnType<typeof useCommands>
/** Those with a form of their own. */
const withForm: readonly VisitCommandName[] = [
  'CommentVisit',
  'UpdateCheckInDate',
  'AnswerChecklist',
  'OverrideChecklist',
  'RevokeArrivalProof',
]
export const isButtonCommand = (name: VisitCommandName): name is ButtonCommand => !withForm.includes(name)

const read = [
  gateRoutes.fetch,
  gateRoutes.one,
  gateRoutes.indicators,
  waitingRoutes.waiting,
  waitingRoutes.findByDocument,
  slotRoutes.slots,
  gateAxesServed.vehicles,
]
/** What a gate lists is read again after each of its commands. */
export const useGateRefresh = () => {
  const client = useQueryClient()
  return () => Promise.all(read.map((route) => refreshRead(client, route)))
}

const asks = { DRIVER_NEEDS_INTEGRATION: 'integration', AXES_NOT_CONFIRMED: 'axes' } as const

/**
 * Runs a command of a visit. `needs`: what the gate asks for first, an integration that the driver does not have (R239), or the axes of a
 * vehicle that is remembered (R242).
 */
export const useVisitCommand = (visit: Visit, after?: () => unknown) => {
  const refresh = useGateRefresh()
  const [needs, setNeeds] = useState<(typeof asks)[keyof typeof asks]>()
  const commands = useCommands({
    done: async () => {
      setNeeds(undefined)
      after?.()
      await refresh()
    },
    failed: ({ code }) => {
      const asked = Object.hasOwn(asks, code) ? asks[code as keyof typeof asks] : undefined
      setNeeds(asked)
      return asked !== undefined
    },
  })
  const run = (name: ButtonCommand, more: More = {}) => commands[name].run({ ...visit, ...more } as never)
  return {
    run,
    pending: Object.values(commands).some(({ pending }) => pending),
    needs,
    dismiss: () => setNeeds(undefined),
    labelOf: (name: VisitCommandName, isReleased: boolean) =>
      isReleased && name === 'CheckOutbound' ? gateLabels.release : gateLabels.action[name],
  }
}
