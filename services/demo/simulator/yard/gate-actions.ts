import type { ChecklistAnswer } from '@embarca/contracts/checklist/answers.ts'
import type { GateOfUser, GateRow, GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import type { Random } from '../../random.ts'
import type { PersonaSession } from '../session.ts'

type Names = { readonly conciergeId: string; readonly shippingId: string }
/** The people of one gate: who registers trucks, and who works at the docks. */
export type GatePeople = { readonly gate: PersonaSession; readonly docks: PersonaSession }
type Item = GateVisitDetails['checklists'][number]['items'][number]

/** Commands of the docks' people, where a gate has them. */
export const atDocks: readonly string[] = ['RequestInbound', 'StartLoading', 'FinishLoading']
const steps = {
  CheckIn: gateCommands.checkIn,
  CheckInbound: gateCommands.checkInbound,
  FinishLoading: gateCommands.finishCollect,
  CheckOutbound: gateCommands.checkOutbound,
} as const

/** An answer that passes; photos and signatures are left to people. */
const answered = ({ id: itemId, answerType, min = 10, max = min }: Item, random: Random): readonly ChecklistAnswer[] => {
  if (answerType === 'YES_NO') return [{ itemId, yes: true }]
  if (answerType === 'NUMBER') return [{ itemId, number: Math.round((min + max) / 2) }]
  return answerType === 'TEXT' ? [{ itemId, text: `BR${random.wholeNumber(100_000, 999_999)}` }] : []
}

/** What people of a gate do with a truck, through the API. Each answers whether it was done. */
export const gateActions = (random: Random) => {
  const dockFor = ({ docks = [] }: GateOfUser, rows: readonly GateRow[]) => {
    const taken = new Set(rows.map(({ dock, step }) => (step === 'FINISH_COLLECT' ? undefined : dock)))
    const free = docks.filter(({ code }) => !taken.has(code))
    return free.length ? random.pick(free).code : undefined
  }
  /** Questions that were not answered, or not well, are answered before the truck goes on. */
  const answer = async ({ conciergeId: id, shippingId: hash }: Names, people: GatePeople) => {
    const { ok, body } = await people.gate.ask(gateRoutes.one, { id, hash })
    if (!ok) return false
    const open = body.checklists.find(({ status, override }) => status !== 'APPROVED' && !override)
    const answers = (open?.items ?? []).filter(({ answer }) => answer?.passed !== true).flatMap((item) => answered(item, random))
    if (!answers.length) return false
    return (await people.gate.ask(gateCommands.answerChecklist, { conciergeId: id, shippingId: hash, answers })).ok
  }
  const move = async (command: string, names: Names, people: GatePeople, dock: string | undefined): Promise<boolean> => {
    const by = atDocks.includes(command) ? people.docks : people.gate
    if (command === 'RequestInbound' || command === 'StartLoading') {
      const route = command === 'RequestInbound' ? gateCommands.requestInbound : gateCommands.startCollect
      return (await by.ask(route, { ...names, ...(dock && { dock }) })).ok
    }
    const route = steps[command as keyof typeof steps]
    return route !== undefined && (await by.ask(route, names)).ok
  }

  return {
    /** The next step of a truck, with what has to be done before it. */
    advance: async (row: GateRow, gate: GateOfUser, rows: readonly GateRow[], people: GatePeople): Promise<boolean> => {
      const names = { conciergeId: gate.id, shippingId: row.hashId }
      const { next, driver } = row
      if (row.isAbsent && driver) return (await people.gate.ask(gateCommands.markAsPresent, { ...names, driverId: driver.id })).ok
      // The docks' commands are not this person's anyway.
      const isStopped = !atDocks.includes(next ?? '') && row.actions.some(({ action, allowed }) => action === next && !allowed)
      if (isStopped) return answer(names, people)
      const needsDock = next === 'RequestInbound' || (next === 'StartLoading' && row.dock === undefined)
      const dock = needsDock ? dockFor(gate, rows) : undefined
      return next !== undefined && !(needsDock && dock === undefined) && move(next, names, people, dock)
    },
  }
}
