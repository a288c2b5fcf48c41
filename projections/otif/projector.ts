import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, type LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Loss } from '@embarca/contracts/otif/codes.ts'
import { hasLoadStatus, type LoadRelatedEvent, loadEventTypes, loadIdIn } from '../kit/load-events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'
import { sameIn } from '../kit/same-in.ts'
import { withFields } from '../kit/with-fields.ts'
import { monthOf } from '../shared/days.ts'
import { dimensionsOf } from '../shared/dimensions.ts'
import { cellText } from './cells.ts'
import type { OtifDelivery, OtifOutcome } from './delivery.ts'
import { dueAt, halvesOf, wasPublished, withOutcome } from './outcome.ts'
import { atStatus, otifSteps } from './steps.ts'

/** Sorts before every instant. */
const SETTLED = '0'
const loadOf = loadIdIn('load', 'receipts', 'incident')

const outcomeOf = ({ out, loss }: OtifDelivery): OtifOutcome => (out ? 'OUT' : (loss ?? ''))

/** The delivery after an event: evaluated again, and marked as restated when it had been published. */
const after = (before: OtifDelivery, event: Recorded): OtifDelivery => {
  const { type, id, recordedAt } = event
  const isPublished = before.expectedAt !== '' && wasPublished(before, recordedAt)
  const next = withOutcome(hasLoadStatus(event) ? atStatus(before, event.data.status as LoadStatus) : before, isPublished)
  const was = outcomeOf(before)
  const is = outcomeOf(next)
  if (!isPublished || was === is) return next
  const restatement = { at: recordedAt, fact: id, type, from: was, to: is }
  return { ...next, restatements: [...before.restatements, restatement], published: before.published ?? was }
}

const found = (delivery: OtifDelivery) => {
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
    cell: cellText({ ...dimensions, ...halvesOf(delivery), loss, published: published ?? loss, restated: published !== undefined }),
  }
}
/** The fields that the outcome depends on; events that only move a load change none of them. */
const outcomeFields = [
  'drops',
  'incidents',
  'from',
  'settled',
  'out',
  'expectedAt',
  'day',
  'loss',
  'published',
  'transporterId',
  'transporterName',
] as const

/**
 * One document per delivery, withdrawals of lots included: what it lost, why, and what changed after it was published. Figures use only
 * its `cell`, so that a period is counted and not read.
 */
export const otifProjector: Projector<OtifDelivery, LoadRelatedEvent | IncidentEvent> = {
  spec: {
    view: 'otif',
    version: 2,
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
  ...consumeOnly([...Object.keys(otifSteps), ...loadEventTypes], (event) => {
    const loadId = Object.hasOwn(otifSteps, event.type) || hasLoadStatus(event) ? loadOf(event) : undefined
    return loadId && deliveryOf(loadId)
  }),
  on: otifSteps as Projector<OtifDelivery, LoadRelatedEvent | IncidentEvent>['on'],
  always: (delivery, event) => delivery && after(delivery, event),
  finish: (delivery, before) => (before && sameIn(outcomeFields, before, delivery) ? delivery : withFields(delivery, found(delivery))),
}
