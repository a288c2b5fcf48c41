import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifBehind, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { eventWords } from '@embarca/contracts/words.ts'
import type { Views } from '../kit/read-store.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { OtifDelivery, OtifDrop, OtifOutcome } from './delivery.ts'
import { dueAt, lossAt } from './outcome.ts'
import { rowOf } from './rows.ts'
import { otifSteps } from './steps.ts'

/** Events that end or revive a delivery: OTIF needs only their status. */
const statusEvents = ['LoadDelivered', 'LoadCanceled', 'LoadExpired', 'LoadReopened', 'StatusReset', 'AcceptanceUndone', 'HiringRefused']
const isEvidence = (type: string) => Object.hasOwn(otifSteps, type) || statusEvents.includes(type)

/** Finds the events of a load that `matters` selects. The history is another view: the composition passes its reader in. */
export type EventsBehind = (views: Views, loadId: string, matters: (type: string) => boolean) => Promise<OtifBehind['events']>

const lossLabel = (loss: OtifOutcome): string => (loss === '' ? otifLabels.hit : loss === 'OUT' ? otifLabels.out : otifLabels.loss[loss])
const dropShown = (drop: OtifDrop, delivery: OtifDelivery, now: string) => {
  const { id: receiptId, placeName, city, state, expectedAt, arrivedAt, zone } = drop
  const isStillDue = arrivedAt === undefined && dueAt(expectedAt) > now
  const loss = isStillDue ? undefined : lossAt(drop, delivery)
  return { receiptId, placeName, city: `${city}, ${state}`, expectedAt, zone, ...given({ arrivedAt, loss }) }
}

/** The events that made a delivery what it is in the figures. */
export const behindWith =
  (eventsOf: EventsBehind): Readers<typeof otifRoutes>['behind'] =>
  async ({ id }, { views, now }) => {
    const delivery = await views.get<OtifDelivery>('otif', id)
    if (!delivery) return undefined
    return {
      delivery: rowOf(delivery),
      drops: delivery.drops.map((drop) => dropShown(drop, delivery, now)) as OtifBehind['drops'],
      restatements: delivery.restatements.map(({ at, fact, type, from, to }) => ({
        ...{ at, fact, from: lossLabel(from), to: lossLabel(to) },
        label: eventWords[type] ?? type,
      })),
      events: await eventsOf(views, delivery.loadId, isEvidence),
    }
  }
