import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Line } from '../history/projector.ts'
import { factShown, whoIsWho } from '../history/readers.ts'
import type { Views } from '../kit/read-store.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { Delivery, Drop, Standing } from './delivery.ts'
import { rowOf } from './rows.ts'
import { otifSteps } from './steps.ts'
import { dueAt, lossAt } from './verdict.ts'

const PAGE = 100
/** What ends or revives a delivery says its status and nothing else that OTIF needs. */
const standings = ['LoadDelivered', 'LoadCanceled', 'LoadExpired', 'LoadReopened', 'StatusReset', 'AcceptanceUndone', 'HiringRefused']
const isEvidence = ({ type }: Line) => Object.hasOwn(otifSteps, type) || standings.includes(type)

const linesOf = async (views: Views, loadId: string, after?: string): Promise<readonly Line[]> => {
  const asked = { where: { loadId }, sort: ['recordedAt', 'asc'] as const, size: PAGE, ...given({ after }) }
  const { items, next } = await views.page<Line>('history', asked)
  return next === undefined ? items : [...items, ...(await linesOf(views, loadId, next))]
}

const said = (standing: Standing): string =>
  standing === '' ? otifLabels.hit : standing === 'OUT' ? otifLabels.out : otifLabels.loss[standing]
const dropShown = (drop: Drop, delivery: Delivery, now: string) => {
  const { id: receiptId, placeName, city, state, expectedAt, arrivedAt, zone } = drop
  const isAhead = arrivedAt === undefined && dueAt(expectedAt) > now
  const loss = isAhead ? undefined : lossAt(drop, delivery)
  return { receiptId, placeName, city: `${city}, ${state}`, expectedAt, zone, ...given({ arrivedAt, loss }) }
}

/** The facts that made a delivery what it is in the figures. */
export const behind: Readers<typeof otifRoutes>['behind'] = async ({ id }, { views, now }) => {
  const delivery = await views.get<Delivery>('otif', id)
  if (!delivery) return undefined
  const lines = (await linesOf(views, delivery.loadId)).filter(isEvidence)
  const tell = await whoIsWho(
    views,
    lines.map(({ by }) => by),
  )
  return {
    delivery: rowOf(delivery),
    drops: delivery.drops.map((drop) => dropShown(drop, delivery, now)) as never,
    restatements: delivery.restatements.map(({ at, fact, type, from, to }) => ({
      ...{ at, fact, from: said(from), to: said(to) },
      label: (detailsLabels.fact as Record<string, string>)[type] ?? type,
    })),
    events: lines.map((line) => factShown(line, tell)),
  }
}
