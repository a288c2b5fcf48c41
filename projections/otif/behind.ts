import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifBehind, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { eventWords } from '@embarca/contracts/words.ts'
import type { Views } from '../kit/read-store.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { Delivery, Drop, Standing } from './delivery.ts'
import { rowOf } from './rows.ts'
import { otifSteps } from './steps.ts'
import { dueAt, lossAt } from './verdict.ts'

/** What ends or revives a delivery says its status and nothing else that OTIF needs. */
const standings = ['LoadDelivered', 'LoadCanceled', 'LoadExpired', 'LoadReopened', 'StatusReset', 'AcceptanceUndone', 'HiringRefused']
const isEvidence = (type: string) => Object.hasOwn(otifSteps, type) || standings.includes(type)

/** The facts of a load that matter, as its history tells them: another view's, so who puts them together says where. */
export type FactsOf = (views: Views, loadId: string, matters: (type: string) => boolean) => Promise<OtifBehind['events']>

const said = (standing: Standing): string =>
  standing === '' ? otifLabels.hit : standing === 'OUT' ? otifLabels.out : otifLabels.loss[standing]
const dropShown = (drop: Drop, delivery: Delivery, now: string) => {
  const { id: receiptId, placeName, city, state, expectedAt, arrivedAt, zone } = drop
  const isAhead = arrivedAt === undefined && dueAt(expectedAt) > now
  const loss = isAhead ? undefined : lossAt(drop, delivery)
  return { receiptId, placeName, city: `${city}, ${state}`, expectedAt, zone, ...given({ arrivedAt, loss }) }
}

/** The facts that made a delivery what it is in the figures. */
export const behindWith =
  (factsOf: FactsOf): Readers<typeof otifRoutes>['behind'] =>
  async ({ id }, { views, now }) => {
    const delivery = await views.get<Delivery>('otif', id)
    if (!delivery) return undefined
    return {
      delivery: rowOf(delivery),
      drops: delivery.drops.map((drop) => dropShown(drop, delivery, now)) as OtifBehind['drops'],
      restatements: delivery.restatements.map(({ at, fact, type, from, to }) => ({
        ...{ at, fact, from: said(from), to: said(to) },
        label: eventWords[type] ?? type,
      })),
      events: await factsOf(views, delivery.loadId, isEvidence),
    }
  }
