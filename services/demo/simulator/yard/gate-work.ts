import type { GateStep } from '@embarca/contracts/gate/codes.ts'
import { type GateOfUser, type GateRow, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { busyGate } from '../../yard/gates.ts'
import type { SimulationContext } from '../simulation-context.ts'
import { atDocks, gateActions } from './gate-actions.ts'

/** For how many actions at gates a truck stays at a step. */
const patience: Readonly<Partial<Record<GateStep, number>>> = {
  CREATED: 6,
  CHECK_IN: 20,
  REQUEST_INBOUND: 8,
  INBOUND: 8,
  START_COLLECT: 50,
  FINISH_COLLECT: 12,
}
const ABSENT = 60
const ROWS = 50

const logins = { gate: ['portaria', 'portaria.expedicao'], docks: ['expedicao', 'portaria.expedicao'] } as const

/**
 * The people of the first shipper's gates, one action at a time: they check in who has arrived, call, load and let go. One gate is left to
 * the person who is signed in as its people: what he would do waits for him.
 */
export const gateWork = ({ sessionOf, isByHand, isAway, random, pace }: SimulationContext) => {
  const people = { gate: sessionOf('portaria'), docks: sessionOf('expedicao') }
  const { advance } = gateActions(random)
  let gates: readonly GateOfUser[] = []

  const isLeft = (command: string | undefined, { id, enableExpedition = false }: GateOfUser) => {
    if (id !== busyGate.place.id) return false
    return logins[enableExpedition && atDocks.includes(command ?? '') ? 'docks' : 'gate'].some(isAway)
  }
  const sinceOf = ({ step, stepAt, waitingSince }: GateRow) => (step === 'CREATED' ? waitingSince : stepAt)
  const isDue = (row: GateRow, now: number) => {
    const since = sinceOf(row)
    if (since === undefined || row.next === undefined) return false
    const actions = isByHand(row.hashId) ? 1 : row.isAbsent ? ABSENT : (patience[row.step] ?? 0)
    return now - Date.parse(since) >= actions * pace.gate
  }
  /** A refused one is looked at again only after the others. */
  const refused = new Map<string, number>()

  return {
    work: async () => {
      if (gates.length === 0) {
        const { ok, body } = await people.gate.ask(gateRoutes.gates, {})
        gates = ok ? body : []
        if (gates.length === 0) return
      }
      const gate = random.pick(gates)
      const { ok, body } = await people.gate.ask(gateRoutes.fetch, { id: gate.id, size: ROWS })
      if (!ok) return
      const now = Date.now()
      const due = body.list
        .filter((row) => isDue(row, now) && !isLeft(row.isAbsent ? undefined : row.next, gate) && (refused.get(row.hashId) ?? 0) <= now)
        .sort((a, b) => (sinceOf(a)! < sinceOf(b)! ? -1 : 1))
      const [row] = due
      if (row && !(await advance(row, gate, body.list, people))) refused.set(row.hashId, now + ABSENT * pace.gate)
      else if (row) refused.delete(row.hashId)
    },
  }
}
