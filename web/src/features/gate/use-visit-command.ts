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
import { type GateSubject, useGateCommand } from './offline/use-gate-command.ts'

type More = { readonly dock?: string; readonly driverId?: string; readonly allowCheckInWithoutIntegration?: boolean }

/** The commands that a button runs; those with a form of their own are not here. */
const useCommands = (
  subject: GateSubject,
  callbacks: { readonly done: () => unknown; readonly failed: (failure: CallFailed) => unknown },
) => ({
  CheckIn: useGateCommand('CheckIn', subject, callbacks),
  UndoCheckIn: useGateCommand('UndoCheckIn', subject, callbacks),
  RequestInbound: useCommand(gateCommands.requestInbound, callbacks),
  UndoRequestInbound: useCommand(gateCommands.undoRequestInbound, callbacks),
  CheckInbound: useGateCommand('CheckInbound', subject, callbacks),
  UndoCheckInbound: useGateCommand('UndoCheckInbound', subject, callbacks),
  StartLoading: useGateCommand('StartLoading', subject, callbacks),
  UndoStartLoading: useGateCommand('UndoStartLoading', subject, callbacks),
  FinishLoading: useGateCommand('FinishLoading', subject, callbacks),
  UndoFinishLoading: useGateCommand('UndoFinishLoading', subject, callbacks),
  CheckOutbound: useGateCommand('CheckOutbound', subject, callbacks),
  UndoCheckOutbound: useCommand(gateCommands.undoCheckOutbound, callbacks),
  MarkAbsent: useGateCommand('MarkAbsent', subject, callbacks),
  MarkPresent: useGateCommand('MarkPresent', subject, callbacks),
})
export type ButtonCommand = keyof ReturnType<typeof useCommands>
/** Those with a form of their own. */
const withForm: readonly VisitCommandName[] = [
  'CommentVisit',
  'UpdateCheckInDate',
  'AnswerChecklist',
  'OverrideChecklist',
  'RevokeArrivalProof',
  'DiscardOfflineEntry',
]
export const isButtonCommand = (name: VisitCommandName): name is ButtonCommand => !withForm.includes(name)

const lists = [
  gateRoutes.fetch,
  gateRoutes.one,
  waitingRoutes.waiting,
  waitingRoutes.findByDocument,
  slotRoutes.slots,
  gateAxesServed.vehicles,
]
/** What a gate lists is read again after each change. */
export const useListRefresh = () => {
  const client = useQueryClient()
  return () => Promise.all(lists.map((route) => refreshRead(client, route)))
}
/** After a command of one's own the figures of the day, too: others' changes reach them within half a minute. */
export const useGateRefresh = () => {
  const client = useQueryClient()
  const refresh = useListRefresh()
  return () => Promise.all([refresh(), refreshRead(client, gateRoutes.indicators)])
}

const asks = { DRIVER_NEEDS_INTEGRATION: 'integration', AXES_NOT_CONFIRMED: 'axes' } as const

/**
 * Runs a command of a visit. `needs`: what the gate asks for first, an integration that the driver does not have (R239), or the axes of a
 * vehicle that is remembered (R242).
 */
export const useVisitCommand = (subject: GateSubject & { readonly loadId: string }, after?: () => unknown) => {
  const refresh = useGateRefresh()
  const [needs, setNeeds] = useState<(typeof asks)[keyof typeof asks]>()
  const commands = useCommands(subject, {
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
  const run = (name: ButtonCommand, more: More = {}) =>
    commands[name].run({ conciergeId: subject.gateId, shippingId: subject.loadId, ...more } as never)
  return {
    run,
    pending: Object.values(commands).some(({ pending }) => pending),
    needs,
    dismiss: () => setNeeds(undefined),
    labelOf: (name: VisitCommandName, isReleased: boolean) =>
      isReleased && name === 'CheckOutbound' ? gateLabels.release : gateLabels.action[name],
  }
}
