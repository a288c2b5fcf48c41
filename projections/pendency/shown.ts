import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { daysLeft } from '@embarca/contracts/pendency/due.ts'
import { pendencyLabels } from '@embarca/contracts/pendency/labels.pt.ts'
import type { Pendency } from '@embarca/contracts/pendency/routes.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import type { LoadDocument } from '../loads/index.ts'
import { peopleNames } from '../shared/people-names.ts'
import type { PendencyDocument } from './projector.ts'
import { settingsFor } from './settings.ts'

/** What the card of its load adds to a pendency. */
type Card = Pick<LoadDocument, 'externalId' | 'deliveryType' | 'transporterName' | 'stops' | 'destinations'>

const destinationIn = (card: Card | undefined, destinationId: string | undefined): string | undefined => {
  const at = card?.stops.destinations.findIndex(({ id }) => id === destinationId) ?? -1
  return at < 0 ? undefined : card?.destinations[at]?.name
}
/** Who ended it, as the program itself is called where it was the program. */
const ending = ({ status, endedDate, endedBy, endObservation }: PendencyDocument, nameOf: (userId: string) => string) => {
  if (!endedDate) return {}
  if (status === 'CANCELED') return { canceledDate: endedDate }
  const by = nameOf(endedBy ?? '')
  return status === 'RESOLVED'
    ? { resolvedDate: endedDate, resolvedBy: by, ...given({ resolveObservation: endObservation }) }
    : { disposedDate: endedDate, disposedBy: by, ...given({ disposeObservation: endObservation }) }
}

/** Pendencies of one shipper as staff sees them. */
export const allShown = async (
  pendencies: readonly PendencyDocument[],
  { views, by: { shipperId }, now }: ReaderContext,
): Promise<readonly Pendency[]> => {
  const settings = await settingsFor(views, shipperId)
  const names = await peopleNames(
    views,
    pendencies.flatMap(({ createdBy, endedBy = [] }) => [createdBy, endedBy].flat()),
  )
  const nameOf = (userId: string) => names.get(userId) ?? pendencyLabels.reporter.SYSTEM
  const cards = new Map(
    await Promise.all(
      [...new Set(pendencies.map(({ loadId }) => loadId))].map(async (id) => [id, await views.get<Card>('loads', id)] as const),
    ),
  )
  return pendencies.map((one) => {
    const { pendencyId: id, loadId, status, typeId, name, reporterType, createdDate, createdBy, dueAt, viewed } = one
    const { resolveButton, disposeButton, hintToResolve, hintToDispose } = settings(typeId)
    const card = cards.get(loadId)
    const openObservation = one.observation ?? pendencyLabels.cause[typeId]
    return {
      ...{ id, status, createdDate, viewed },
      pendingType: { id: typeId, name, reporterType, resolveButton, disposeButton, hintToResolve, hintToDispose },
      externalId: card?.externalId ?? one.externalId,
      createdBy: reporterType === 'SYSTEM' ? pendencyLabels.reporter.SYSTEM : nameOf(createdBy),
      dueDate: dueAt,
      amountDaysToResolve: daysLeft(dueAt, now) ?? 0,
      shippingType: card?.deliveryType ?? 'SINGLE',
      shippingHash: loadId,
      shippingDeliveryId: deliveryOf(loadId),
      ...given({
        openObservation,
        observation: one.endObservation ?? openObservation,
        transporterName: card?.transporterName,
        destinationName: destinationIn(card, one.destinationId),
      }),
      ...ending(one, nameOf),
      attachments: [...one.attachments],
      blocks: [...one.blocks],
    } as Pendency
  })
}
