import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Loss } from '@embarca/contracts/otif/codes.ts'
import { hearing, type Projector } from '../kit/projector.ts'
import { sameIn } from '../kit/same-in.ts'
import { withFields } from '../kit/with-fields.ts'
import { monthOf } from '../shared/days.ts'
import { dimensionsOf } from '../shared/dimensions.ts'
import { type LoadFact, loadIdIn, loadTypes, stands } from '../shared/load-facts.ts'
import { cellText } from './cells.ts'
import type { Delivery, Standing } from './delivery.ts'
import { otifSteps, standing } from './steps.ts'
import { dueAt, halvesOf, judged, wasPublished } from './verdict.ts'

/** Before every moment. */
const SETTLED = '0'
const loadOf = loadIdIn('load', 'receipts')

const standingOf = ({ out, loss }: Delivery): Standing => (out ? 'OUT' : (loss ?? ''))

/** The delivery after a fact: judged anew, and marked when somebody may have relied on what it was. */
const after = (before: Delivery, fact: Recorded): Delivery => {
  const { type, id, recordedAt } = fact
  const isPublished = before.expectedAt !== '' && wasPublished(before, recordedAt)
  const next = judged(stands(fact) ? standing(before, fact.data.status as LoadStatus) : before, isPublished)
  const was = standingOf(before)
  const is = standingOf(next)
  if (!isPublished || was === is) return next
  const restatement = { at: recordedAt, fact: id, type, from: was, to: is }
  return { ...next, restatements: [...before.restatements, restatement], published: before.published ?? was }
}

const found = (delivery: Delivery) => {
  const { drops, settled, out, expectedAt, day, published } = delivery
  const loss: Loss | '' = delivery.loss ?? ''
  const dimensions = dimensionsOf({ ...delivery, month: monthOf(day), to: drops.at(-1) })
  return {
    month: dimensions.month,
    lane: dimensions.lane,
    placeId: dimensions.placeId,
    carrierId: dimensions.transporterId,
    lost: loss,
    counts: out ? 'NEVER' : settled ? 'ALWAYS' : 'ONCE_DUE',
    countsFrom: out ? undefined : settled ? SETTLED : dueAt(expectedAt),
    cell: cellText({ ...dimensions, ...halvesOf(drops), loss, published: published ?? loss, restated: published !== undefined }),
  }
}
/** What that is made of; facts that only move a load change none of it. */
const asked = ['drops', 'from', 'settled', 'out', 'expectedAt', 'day', 'loss', 'published', 'transporterId', 'transporterName'] as const

/**
 * One document per delivery, a withdrawal of a lot among them: what it lost, why, and what changed after it was published. Its
 * `cell` is all that figures are made of, so that a period is counted and not read.
 */
export const otifProjector: Projector<Delivery, LoadFact> = {
  spec: {
    view: 'otif',
    version: 1,
    fields: {
      shipperId: 'text',
      operationGroupId: 'text',
      month: 'text',
      day: 'text',
      counts: 'text',
      countsFrom: 'text',
      carrierId: 'text',
      lane: 'text',
      placeId: 'text',
      lost: 'text',
      cell: 'text',
    },
    indexes: [
      ['shipperId', 'operationGroupId', 'counts', 'day', 'countsFrom', 'cell'],
      ['shipperId', 'operationGroupId', 'day', 'countsFrom', 'lost', 'carrierId', 'lane', 'placeId'],
    ],
    counters: [['shipperId', 'operationGroupId', 'counts', 'month', 'cell']],
  },
  scope: 'group',
  ...hearing([...Object.keys(otifSteps), ...loadTypes], (fact) => {
    const loadId = Object.hasOwn(otifSteps, fact.type) || stands(fact) ? loadOf(fact) : undefined
    return loadId && deliveryOf(loadId)
  }),
  on: otifSteps as Projector<Delivery, LoadFact>['on'],
  always: (delivery, fact) => delivery && after(delivery, fact),
  finish: (delivery, before) => (before && sameIn(asked, before, delivery) ? delivery : withFields(delivery, found(delivery))),
}
