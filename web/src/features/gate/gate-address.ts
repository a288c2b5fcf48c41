import { checklistStatuses } from '@embarca/contracts/checklist/codes.ts'
import { MAX_NAME_LENGTH, omitUndefined, readIsoDay, readOption, readText } from '../../base/search-params.ts'

export const gateTabs = ['queue', 'waiting', 'expected', 'inside', 'left', 'slots'] as const
export type GateTab = (typeof gateTabs)[number]

/** The steps that each tab of loads lists. */
export const stepsOfTab: Readonly<Record<Exclude<GateTab, 'waiting' | 'slots'>, string>> = {
  queue: 'CHECK_IN,REQUEST_INBOUND',
  expected: 'CREATED',
  inside: 'INBOUND,START_COLLECT,FINISH_COLLECT',
  left: 'FINISHED',
}

/** What the address holds: the gate, the tab, the search, and the load in the drawer. */
export const readGateAddress = (given: Readonly<Record<string, unknown>>) =>
  omitUndefined({
    gate: readText(given['gate'], MAX_NAME_LENGTH),
    tab: readOption(given['tab'], gateTabs),
    text: readText(given['text'], MAX_NAME_LENGTH),
    /** Of the slots; absent: today. */
    day: readIsoDay(given['day']),
    id: readText(given['id'], MAX_NAME_LENGTH),
  })
/** The gate, the status of the checklists, and the load in the drawer. */
export const readChecklistAddress = (given: Readonly<Record<string, unknown>>) =>
  omitUndefined({
    gate: readText(given['gate'], MAX_NAME_LENGTH),
    checklist: readOption(given['checklist'], checklistStatuses),
    id: readText(given['id'], MAX_NAME_LENGTH),
  })
export type ChecklistAddress = ReturnType<typeof readChecklistAddress>
export type GateAddress = ReturnType<typeof readGateAddress>
