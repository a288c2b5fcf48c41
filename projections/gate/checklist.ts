import { type ChecklistStatus, checklistMoments } from '@embarca/contracts/checklist/codes.ts'
import { nothingAsked, statusAt, type VisitChecklist } from '@embarca/contracts/checklist/visit-checklist.ts'
import type { GateChecklist } from '@embarca/contracts/gate/read-routes.ts'
import type { GateVisit } from './visit.ts'

export const checklistOf = ({ checklist }: GateVisit): VisitChecklist =>
  checklist ? { ...checklist, overridden: checklist.overrides.map(({ moment }) => moment) } : nothingAsked

const outside: readonly string[] = ['CHECK_IN', 'REQUEST_INBOUND']
/** Of the questions that come next: those of the entry until the truck is inside, then those of the exit, where there are any. */
export const checklistStatusOf = (visit: GateVisit): ChecklistStatus | undefined => {
  const checklist = checklistOf(visit)
  const entry = statusAt(checklist, 'ENTRY')
  return outside.includes(visit.step) ? (entry ?? statusAt(checklist, 'EXIT')) : (statusAt(checklist, 'EXIT') ?? entry)
}

/** The questions of a visit by moment, with the answers that they got and from whom. */
export const checklistsShown = (visit: GateVisit, names: ReadonlyMap<string, string | undefined>): readonly GateChecklist[] => {
  const { asked, answers, overrides } = visit.checklist ?? { asked: [], answers: {}, overrides: [] }
  return checklistMoments.flatMap((moment) => {
    const status = statusAt(checklistOf(visit), moment)
    if (status === undefined) return []
    const override = overrides.find((one) => one.moment === moment)
    const items = asked.filter((item) => item.moment === moment)
    return {
      ...{ moment, status },
      ...(override && { override: { at: override.at, by: names.get(override.by) ?? '', reason: override.reason } }),
      items: items.map((item) => {
        const answer = answers[item.id]
        return { ...item, ...(answer && { answer: { ...answer, files: [...(answer.files ?? [])], by: names.get(answer.by) ?? '' } }) }
      }),
    }
  })
}
/** The people whom a checklist names. */
export const peopleOfChecklist = ({ checklist }: GateVisit): readonly string[] =>
  checklist ? [...Object.values(checklist.answers), ...checklist.overrides].map(({ by }) => by) : []
