import type { DriverAtGate } from '@embarca/contracts/gate/driver-routes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { gateIn } from './gate.ts'
import { linesOf } from './readers.ts'
import { type GateLoad, visitAt } from './shown.ts'
import { waitersAt, waitingSentence } from './waiting.ts'

/** Where a load's driver stands at its gate: of the others he learns no more than how many are before him. */
export const driverPlace = async (conciergeId: string, loadId: string, context: ReaderContext): Promise<DriverAtGate> => {
  const gate = await gateIn(context.views, conciergeId)
  const load = gate && (await context.views.get<GateLoad>(LOADS, loadId))
  if (!gate || !load) return {}
  const { name } = gate
  const { step, dock } = visitAt(load, gate.id)
  if (step !== 'CREATED') {
    const { queued } = (await linesOf(gate, [load], context))(loadId)
    const place = given({ position: queued?.position, sentence: queued?.sentence, dock: step === 'FINISHED' ? undefined : dock })
    return { name, state: step, label: gateLabels.step[step], ...place }
  }
  const waiter = (await waitersAt(gate, context)).find((one) => one.loadId === loadId || one.driverId === load.driverId)
  if (!waiter) return { name, state: 'EXPECTED', label: gateLabels.before.EXPECTED }
  return { name, state: 'WAITING', label: gateLabels.before.WAITING, position: waiter.position, sentence: waitingSentence(waiter, gate) }
}
