import { pendencyStatuses, reporterTypes } from '@embarca/contracts/pendency/codes.ts'
import { pendencyTypeIds } from '@embarca/contracts/pendency/types.ts'
import { MAX_NAME_LENGTH, omitUndefined, readDay, readFlag, readOption, readText } from '../../base/search-params.ts'

/** What the address of the list holds: its filters, and the pendency in the drawer. */
export const readPendencyAddress = (given: Readonly<Record<string, unknown>>) =>
  omitUndefined({
    text: readText(given['text'], MAX_NAME_LENGTH),
    status: readOption(given['status'], pendencyStatuses),
    reporterType: readOption(given['reporterType'], reporterTypes),
    pendingTypeId: readOption(String(given['pendingTypeId'] ?? ''), pendencyTypeIds),
    notViewed: readFlag(given['notViewed']),
    overdue: readFlag(given['overdue']),
    initDate: readDay(given['initDate']),
    endDate: readDay(given['endDate']),
    id: readText(given['id'], MAX_NAME_LENGTH),
  })
export type PendencyAddress = ReturnType<typeof readPendencyAddress>

/** The address as the input of its query. */
export const pendencyQuery = ({ id: _, ...filters }: PendencyAddress) => filters
