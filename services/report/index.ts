import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { streamOfReport } from '@embarca/contracts/report/codes.ts'
import { kindAsked, type ReportAsked, type ReportCommand } from '@embarca/contracts/report/routes.ts'
import type { Reading } from '../kit/decider.ts'
import type { Beside, Module } from '../kit/module.ts'
import { concernedBy, loadOf } from '../load/index.ts'
import { type ReportVocabulary, reportDecider } from './decider.ts'

export { reportDecider } from './decider.ts'

const asks = (command: ReportCommand): command is ReportAsked => Object.hasOwn(kindAsked, command.type)
/** Of a load, who may know the load; of lists, everybody gets the own. */
const belongs = async (command: ReportCommand, beside: Beside) => {
  const { shipperId } = beside.by
  if (!asks(command) || !('id' in command.data)) return { shipperId }
  const { id, deliveryId } = command.data as { readonly id: string; readonly deliveryId?: string }
  if (deliveryId !== undefined && deliveryId !== deliveryOf(id)) return undefined
  return concernedBy(await loadOf(beside, id), beside)
}
/** The operation group that a user chose last. */
const chosen = {
  initial: undefined,
  evolve: { ActiveGroupChosen: (_: unknown, { operationGroupId }: { operationGroupId: string }) => operationGroupId },
} as Reading<string | undefined>
/** Lists default to it: the one chosen last, else the first of the token's. */
const activeGroup = async ({ by: { userId, roles, operationGroups }, read }: Beside) => {
  const choice = await read(chosen, `user-${userId}`)
  const allowed = choice !== undefined && (operationGroups.includes(choice) || roles.includes('embarca_admin'))
  return allowed ? choice : operationGroups[0]
}

/** Whether this report was asked for by this user; said of the log, which knows of a report before any view does. */
export const isAsker = ([started]: readonly Pick<Recorded, 'by'>[], { userId, shipperId }: Actor) =>
  started?.by.userId === userId && started.by.shipperId === shipperId

/** Files that people ask for: one stream each. */
export const reports: Module<ReportVocabulary> = {
  name: 'report',
  decider: reportDecider,
  stream: (command, { newId }) => streamOfReport(asks(command) ? newId : command.data.id),
  belongs: (_, command, beside) => belongs(command, beside),
  facts: async (_, command, beside) => ({ activeGroupId: asks(command) ? await activeGroup(beside) : undefined }),
}
