import { incidentAgents, incidentStatuses } from '@embarca/contracts/incident/codes.ts'
import { occurrenceCategories, severities } from '@embarca/contracts/reference/codes.ts'
import { MAX_NAME_LENGTH, omitUndefined, readDay, readFlag, readOption, readOptions, readText } from '../../base/search-params.ts'

const yesOrNo = ['true', 'false'] as const
/** More than any incident costs: a larger number is no amount. */
const MOST_CENTS = 1e12
const readCents = (given: unknown): number | undefined => {
  const cents = typeof given === 'string' && given.trim() === '' ? Number.NaN : Number(given ?? Number.NaN)
  return Number.isInteger(cents) && cents >= 0 && cents <= MOST_CENTS ? cents : undefined
}

/** What the address of the list holds: its filters (readings o60), and whether the form to open one is shown. */
export const readIncidentAddress = (given: Readonly<Record<string, unknown>>) =>
  omitUndefined({
    text: readText(given['text'], MAX_NAME_LENGTH),
    status: readOptions(given['status'], incidentStatuses),
    category: readOptions(given['category'], occurrenceCategories),
    severity: readOptions(given['severity'], severities),
    occurrenceTypeId: readText(given['occurrenceTypeId'], MAX_NAME_LENGTH),
    transporterId: readText(given['transporterId'], MAX_NAME_LENGTH),
    agent: readOption(given['agent'], incidentAgents),
    openedInit: readDay(given['openedInit']),
    openedEnd: readDay(given['openedEnd']),
    closedInit: readDay(given['closedInit']),
    closedEnd: readDay(given['closedEnd']),
    influenceOtif: readOption(String(given['influenceOtif'] ?? ''), yesOrNo),
    minCost: readCents(given['minCost']),
    maxCost: readCents(given['maxCost']),
    adds: readFlag(given['adds']),
  })
export type IncidentAddress = ReturnType<typeof readIncidentAddress>

/** The address as the input of its query. */
export const incidentQuery = ({ adds: _, status, category, severity, influenceOtif, ...filters }: IncidentAddress) => ({
  ...filters,
  ...(influenceOtif && { influenceOtif: influenceOtif === 'true' }),
  ...(status && { status: [...status] }),
  ...(category && { category: [...category] }),
  ...(severity && { severity: [...severity] }),
})
