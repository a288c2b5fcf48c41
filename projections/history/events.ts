import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Views } from '../kit/read-store.ts'
import type { HistoryLineDocument } from './projector.ts'
import { actorNames, eventShown, type MeasuredLoad } from './readers.ts'

const PAGE = 100

const linesOf = (views: Views, loadId: string) =>
  readAllDocuments<HistoryLineDocument>(views, 'history', { where: { loadId }, sort: ['recordedAt', 'asc'], size: PAGE })

/** The events of a load that `matters` selects, earliest first, with their actors. The caller has checked that the user may see the load. */
export const historyEventsOf = async (views: Views, loadId: string, matters: (type: string) => boolean) => {
  const [load, all] = await Promise.all([views.get<MeasuredLoad>('load-details', loadId), linesOf(views, loadId)])
  const lines = all.filter(({ type }) => matters(type))
  const nameActor = await actorNames(
    views,
    lines.map(({ by }) => by),
  )
  return lines.map((line) => eventShown(line, nameActor, load?.terms?.measureType))
}
