import { HOUR, type ScriptLine } from '../script/lines.ts'

/** What a truck is waiting for when the demo begins; `barrier`: its driver has said that he is there. */
export type VisitStory = 'long' | 'waits' | 'absent' | 'blocked' | 'called' | 'barrier'

/** The share of the collect that has passed when the demo begins; `long` has waited for more than the free hours. */
export const passedOf: Readonly<Record<Exclude<VisitStory, 'barrier'>, number>> = {
  long: 0.72,
  waits: 0.3,
  absent: 0.55,
  blocked: 0.5,
  called: 0.4,
}

/** Below this share of the whole demo all trucks come and go as usual: tests need each of the few to go on. */
const LEAST = 0.2
/** The first loads of the first shipper in a status when the demo begins, in this order. */
const inOrder: Readonly<Record<string, readonly VisitStory[]>> = {
  IN_COLLECT: ['long', 'absent', 'blocked', 'called', 'waits', 'waits'],
  LINKED_TO_DRIVER_VEHICLE: ['barrier', 'barrier'],
}

export const storyOf = (shipper: number, status: string, nth: number, share: number): VisitStory | undefined =>
  shipper === 0 && share >= LEAST ? inOrder[status]?.[nth] : undefined

const lastSteps: Readonly<Record<VisitStory, string>> = {
  long: 'CheckIn',
  waits: 'CheckIn',
  blocked: 'AnswerChecklist',
  absent: 'MarkAbsent',
  called: 'RequestInbound',
  barrier: 'ArriveAtGate',
}
/** Above the hours that are free. */
const LONG = 5.2 * HOUR
/** Whether a script stands as the story says: days and hours of a collect do not move with its launch. */
export const standsAs = (story: VisitStory, lines: readonly ScriptLine[], now: number): boolean => {
  const last = lines.findLast(({ at, visitStep }) => at <= now && visitStep)
  if (!last || last.visitStep !== lastSteps[story]) return false
  if (story === 'barrier') return now - last.at < HOUR
  return story !== 'long' || now - last.at > LONG
}
