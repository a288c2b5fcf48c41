import type { BlockableTransition } from '@embarca/contracts/load/blocked-transitions.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { pendencyLabels as words } from '@embarca/contracts/pendency/labels.pt.ts'
import type { Pendency } from '@embarca/contracts/pendency/routes.ts'
import { reportLabels, reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { type Column, countDocuments, everyPage, filterLines, periodInWords, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { groupsInWords, nameIn } from '../shared/indicators-in-words.ts'
import { pendenciesWhere } from './filters.ts'
import { PENDENCIES, type PendencyDocument } from './projector.ts'
import { settingsFor } from './settings.ts'
import { allShown } from './shown.ts'

const names = words.column
const columns: readonly Column[] = [
  { name: names.name, kind: 'text', width: 28 },
  { name: names.externalId, kind: 'text', width: 13 },
  { name: names.status, kind: 'text', width: 12 },
  { name: names.transporterName, kind: 'text', width: 26 },
  { name: names.destinationName, kind: 'text', width: 22 },
  { name: names.reporter, kind: 'text', width: 14 },
  { name: names.createdBy, kind: 'text', width: 20 },
  { name: names.opened, kind: 'moment', width: 17 },
  { name: names.due, kind: 'date', width: 12 },
  { name: names.daysLeft, kind: 'whole' },
  { name: names.observation, kind: 'text', width: 40 },
  { name: names.blocks, kind: 'text', width: 28 },
  { name: names.ended, kind: 'moment', width: 17 },
  { name: names.endedBy, kind: 'text', width: 20 },
  { name: names.endObservation, kind: 'text', width: 40 },
  { name: names.viewed, kind: 'text', width: 7 },
]
const cells = (one: Pendency): readonly ReportCell[] => [
  one.pendingType.name,
  one.externalId,
  words.status[one.status],
  one.transporterName,
  one.destinationName,
  words.reporter[one.pendingType.reporterType],
  one.createdBy,
  one.createdDate,
  one.dueDate,
  // An ended one is no longer due.
  one.status === 'OPEN' ? one.amountDaysToResolve : undefined,
  one.openObservation,
  one.blocks.map((transition) => words.transition[transition as BlockableTransition] ?? transition),
  one.resolvedDate ?? one.disposedDate ?? one.canceledDate,
  one.resolvedBy ?? one.disposedBy,
  one.resolveObservation ?? one.disposeObservation,
  one.viewed ? reportTexts.yes : reportTexts.no,
]

type Filters = FiltersOf<'pendencies'>
const inWords = async (filters: Filters, context: ReaderContext): Promise<readonly string[]> => {
  const { status, notViewed, overdue, initDate, endDate, pendingTypeId, t, reporterType, text, externalId } = filters
  const { views, by } = context
  const typeName = pendingTypeId && (await settingsFor(views, by.shipperId))(String(Number(pendingTypeId))).name
  return filterLines([
    [loadSearchLabels.filter.operationGroupIds, await groupsInWords(filters, context)],
    [names.status, status && words.status[status]],
    [names.name, typeName || undefined],
    [names.transporterName, t && (await nameIn(views, 'transporter', t))],
    [names.reporter, reporterType && words.reporter[reporterType]],
    [names.opened, periodInWords(initDate, endDate)],
    [names.text, text],
    [names.externalId, externalId],
    [names.notViewed, notViewed ? reportTexts.yes : undefined],
    [names.overdue, overdue ? reportTexts.yes : undefined],
  ])
}

/** All pages of the list of pendencies (C186). */
export const pendenciesReport: ReportMaker<Filters> = async (filters, context) => {
  const { views } = context
  const text = filters.text?.trim()
  const ask = { where: pendenciesWhere(filters, context), ...(text && { text }) }
  const pages = everyPage<PendencyDocument>(views, PENDENCIES, { ...ask, sort: ['createdDate', 'desc'] })
  async function* rows() {
    for await (const found of pages) yield (await allShown(found, context)).map(cells)
  }
  return {
    title: reportLabels.title['pendencies']!,
    filters: await inWords(filters, context),
    columns,
    total: await countDocuments(views, PENDENCIES, ask),
    rows: rows(),
  }
}
