import type { driverRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { DriverAtGate } from '@embarca/contracts/gate/driver-routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { Entry, QueuedName } from '../queue/entry.ts'

export type DriverTrip = OutputOf<typeof driverRoutes.trip>
type Drop = DriverTrip['deliveries'][number]

const leadsTo: Partial<Record<QueuedName, string>> = {
  accept: 'LINKED_TO_DRIVER_VEHICLE',
  refuse: 'ASSIGNED_TO_TRANSPORTER',
  startCollect: 'IN_COLLECT',
  finishCollect: 'COLLECT_DONE',
  startTransit: 'IN_TRANSIT',
  approach: 'IN_DELIVERY',
}
const atDrop = (drop: Drop, { command, at }: Entry): Drop => {
  if (command === 'arrive') return { ...drop, arrivedAt: drop.arrivedAt ?? at }
  if (command === 'addImages') return { ...drop, images: drop.images + 1 }
  return command === 'end' ? { ...drop, ended: true } : drop
}
const after = (trip: DriverTrip, entry: Entry): DriverTrip => {
  const status = leadsTo[entry.command]
  if (status !== undefined) return { ...trip, status }
  const { receiverId } = entry.input
  return { ...trip, deliveries: trip.deliveries.map((drop) => (drop.receiptId === receiverId ? atDrop(drop, entry) : drop)) }
}
/** The trip as the driver knows it: what the server answered last, and every tap that waits. */
export const tripWith = (trip: DriverTrip, waiting: readonly Entry[]): DriverTrip =>
  waiting.filter(({ tripId, refusal }) => tripId === trip.loadId && refusal === undefined).reduce(after, trip)

export type Step =
  | {
      readonly command: 'accept' | 'arriveAtGate' | 'startCollect' | 'finishCollect' | 'startTransit' | 'approach'
      readonly label: string
      readonly icon: string
    }
  | { readonly command: 'arrive' | 'end' | 'addImages'; readonly label: string; readonly icon: string; readonly drop: Drop }

const byStatus: Readonly<Record<string, Step>> = {
  WAITING_DRIVER_ACCEPT: { command: 'accept', label: 'Confirmar viagem', icon: 'check' },
  LINKED_TO_DRIVER_VEHICLE: { command: 'startCollect', label: 'Iniciar coleta', icon: 'play' },
  IN_COLLECT: { command: 'finishCollect', label: 'Finalizar coleta', icon: 'check' },
  COLLECT_DONE: { command: 'startTransit', label: 'Iniciar viagem', icon: 'truck' },
  IN_TRANSIT: { command: 'approach', label: 'Estou chegando ao cliente', icon: 'map-marker' },
}
const stepAt = (drop: Drop): Step => {
  if (drop.arrivedAt === undefined) return { command: 'arrive', label: 'Cheguei', icon: 'flag', drop }
  if (drop.images === 0) return { command: 'addImages', label: 'Fotografar canhoto', icon: 'image', drop }
  return { command: 'end', label: 'Finalizar entrega', icon: 'check-circle', drop }
}
/** At a gate, its people record the collect: the driver says that he is there, and waits (Y6). */
export const stepAtGate = (step: Step | undefined, gate: Pick<DriverAtGate, 'state'>): Step | undefined => {
  if (gate.state === undefined || !step || !['startCollect', 'finishCollect', 'startTransit'].includes(step.command)) return step
  return gate.state === 'EXPECTED' ? { command: 'arriveAtGate', label: 'Cheguei', icon: 'flag' } : undefined
}
/** The one thing to do next; undefined when the trip needs nothing more of its driver. */
export const nextStep = ({ status, deliveries }: DriverTrip): Step | undefined => {
  if (status !== 'IN_DELIVERY' && status !== 'DELIVERED') return byStatus[status]
  const drop = deliveries.find(({ ended }) => !ended)
  return drop && stepAt(drop)
}

const ROAD: readonly string[] = ['IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY']
/** Whether the shipper follows the truck now. */
export const isOnRoad = ({ status }: DriverTrip) => ROAD.includes(status)
