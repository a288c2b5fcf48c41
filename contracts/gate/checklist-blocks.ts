import type { ChecklistMoment } from '../checklist/codes.ts'
import { checklistBlock, type VisitChecklist } from '../checklist/visit-checklist.ts'
import type { StepSequence } from './codes.ts'

type Asked = { readonly sequence: StepSequence; readonly isReleased: boolean; readonly checklist: VisitChecklist }

/** The command that lets a truck in: the entry, or what comes first where a gate registers none. */
const entranceOf = ({ inbound, startFinish }: StepSequence) => (inbound ? 'CheckInbound' : startFinish ? 'StartLoading' : 'CheckOutbound')

/** The moments whose questions have to be answered well before a command. */
const momentsBefore = (command: string, sequence: StepSequence): readonly ChecklistMoment[] => [
  ...(command === entranceOf(sequence) ? (['ENTRY'] as const) : []),
  ...(command === 'CheckOutbound' ? (['EXIT'] as const) : []),
]

/** Why the checklist stops a command; a truck whose load was canceled leaves in any case (Y6). */
export const checklistFault = (command: string, { sequence, isReleased, checklist }: Asked) =>
  isReleased ? undefined : momentsBefore(command, sequence).flatMap((moment) => checklistBlock(checklist, moment) ?? [])[0]
