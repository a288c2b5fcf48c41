import { incidentLabels as words } from '@embarca/contracts/incident/labels.pt.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { reportLabels, reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { type Column, countDocuments, everyPage, filterLines, periodInWords, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { groupsInWords, nameIn } from '../shared/indicators-in-words.ts'
import { INCIDENTS, type IncidentDocument } from './projector.ts'
import { incidentsFound } from './readers.ts'

const names = words.column
const columns: readonly Column[] = [
  { name: names.typeName, kind: 'text', width: 26 },
  { name: names.externalId, kind: 'text', width: 13 },
  { name: names.status, kind: 'text', width: 11 },
  { name: names.category, kind: 'text', width: 14 },
  { name: names.severity, kind: 'text', width: 11 },
  { name: names.agent, kind: 'text', width: 15 },
  { name: names.opened, kind: 'moment', width: 17 },
  { name: names.closed, kind: 'moment', width: 17 },
  { name: names.transporterName, kind: 'text', width: 26 },
  { name: names.lane, kind: 'text', width: 26 },
  { name: names.placeName, kind: 'text', width: 26 },
  { name: names.influenceOtif, kind: 'text', width: 8 },
  { name: names.cost, kind: 'money', width: 13 },
  { name: names.resolutionName, kind: 'text', width: 18 },
  { name: names.departmentName, kind: 'text', width: 18 },
]
const cells = (one: IncidentDocument): readonly ReportCell[] => [
  one.typeName,
  one.externalId,
  words.status[one.status],
  referenceLabels.occurrenceCategories[one.category],
  referenceLabels.severities[one.severity],
  words.agent[one.agent],
  one.openedAt,
  one.closedAt,
  one.transporterName,
  one.lane,
  one.placeName,
  one.influenceOtif ? reportTexts.yes : reportTexts.no,
  one.status === 'RESOLVED' ? one.cost : undefined,
  one.resolutionName,
  one.departmentName,
]

type Filters = FiltersOf<'incidents'>
const inWords = async (filters: Filters, context: ReaderContext): Promise<readonly string[]> => {
  const { text, status, category, severity, occurrenceTypeId, transporterId, agent, influenceOtif } = filters
  const { minCost, maxCost } = filters
  const { views } = context
  return filterLines([
    [loadSearchLabels.filter.operationGroupIds, await groupsInWords({}, context)],
    [names.status, status?.map((one) => words.status[one]).join(', ')],
    [names.category, category?.map((one) => referenceLabels.occurrenceCategories[one]).join(', ')],
    [names.severity, severity?.map((one) => referenceLabels.severities[one]).join(', ')],
    [names.typeName, occurrenceTypeId && (await nameIn(views, 'occurrenceType', occurrenceTypeId))],
    [names.transporterName, transporterId && (await nameIn(views, 'transporter', transporterId))],
    [names.agent, agent && words.agent[agent]],
    [names.opened, periodInWords(filters.openedInit, filters.openedEnd)],
    [names.closed, periodInWords(filters.closedInit, filters.closedEnd)],
    [names.influenceOtif, influenceOtif === undefined ? undefined : influenceOtif ? reportTexts.yes : reportTexts.no],
    [names.minCost, minCost === undefined ? undefined : money(minCost)],
    [names.maxCost, maxCost === undefined ? undefined : money(maxCost)],
    [names.text, text],
  ])
}

/** All pages of the list of incidents (C203). */
export const incidentsReport: ReportMaker<Filters> = async (filters, context) => {
  const ask = incidentsFound(filters, context)
  const pages = everyPage<IncidentDocument>(context.views, INCIDENTS, { ...ask, sort: ['openedAt', 'desc'] })
  async function* rows() {
    for await (const found of pages) yield found.map(cells)
  }
  return {
    title: reportLabels.title['incidents']!,
    filters: await inWords(filters, context),
    columns,
    total: await countDocuments(context.views, INCIDENTS, ask),
    rows: rows(),
  }
}
