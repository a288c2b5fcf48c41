import { hash } from 'node:crypto'
import { stepsInside } from '@embarca/contracts/gate/codes.ts'
import { type KeptGate, type keptRoutes, MOST_KEPT } from '@embarca/contracts/gate/kept.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { ReaderContext, Readers } from '../../kit/readers.ts'
import { LOADS } from '../../shared/found-loads.ts'
import { stepKey } from '../contribution.ts'
import { type Gate, gateIn } from '../gate.ts'
import { linesOf, loadsAt } from '../readers.ts'
import { detailsOf, type GateLoad, rowOf } from '../shown.ts'
import { waitersAt, waitingRow } from '../waiting.ts'

const DAY = 86_400_000
/** Of `gateOrder`: calls, then loads with a passed deadline, then the others. */
const RANKS = ['0', '1', '2']

/** Loads that are expected until the end of tomorrow, the earliest first. */
const expectedAt = async (gate: Gate, { views, now }: ReaderContext): Promise<readonly GateLoad[]> => {
  // UTC dates sort as text: a day more than the gate's own zone may need.
  const end = new Date(Date.parse(now) + 2 * DAY).toISOString()
  const pages = await Promise.all(
    RANKS.map((rank) =>
      views.page<GateLoad>(LOADS, {
        where: { gateSteps: { holds: [stepKey(gate.id, 'CREATED')] }, gateOrder: { from: rank, to: `${rank}${end}` } },
        sort: ['gateOrder', 'asc'],
        size: MOST_KEPT,
      }),
    ),
  )
  return pages.flatMap(({ items }) => items)
}

/** What a tablet keeps of its gate, so that people work on without a network. */
export const keptReaders: Readers<typeof keptRoutes> = {
  kept: async ({ id }, context): Promise<KeptGate | undefined> => {
    const gate = await gateIn(context.views, id)
    if (!gate) return undefined
    const inside = await loadsAt(
      stepsInside.map((step) => stepKey(gate.id, step)),
      context,
    )
    const expected = await expectedAt(gate, context)
    const kept = [...inside, ...expected].slice(0, MOST_KEPT)
    const lineOf = await linesOf(gate, kept, context)
    const salt = `${gate.id}/${localDay(context.now, gate.zone)}`
    const visits = kept.map(async (load) => {
      const details = await detailsOf(rowOf(load, gate, lineOf(load.hashId), context), load, gate, context)
      const cpf = load.driverDocument
      return { ...details, ...(cpf && { cpfDigest: hash('sha256', `${salt}:${cpf}`, 'hex') }) }
    })
    const waiters = await waitersAt(gate, context)
    return {
      ...{ at: context.now, salt, isCut: inside.length + expected.length > MOST_KEPT },
      visits: await Promise.all(visits),
      waiting: await Promise.all(waiters.map((one) => waitingRow(one, gate, context))),
    }
  },
}
