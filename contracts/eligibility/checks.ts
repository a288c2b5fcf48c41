import { type Static, Type } from 'typebox'
import { Id, Instant } from '../kit/schema.ts'
import { checkSources, eligibilityRules, verdicts } from './codes.ts'

/** One answer as an event keeps it: no personal text, so that it may stay for ever. */
export const FrozenCheck = Type.Object({
  rule: Type.Enum(eligibilityRules),
  subjectId: Id,
  verdict: Type.Enum(verdicts),
  source: Type.Enum(checkSources),
  /** When the source said so. */
  at: Instant,
})
export type FrozenCheck = Static<typeof FrozenCheck>
/** Absent: the event is older than the question. */
export const frozenChecks = Type.Optional(Type.Array(FrozenCheck))

/** One answer as people read it. */
export const Check = Type.Object({
  ...FrozenCheck.properties,
  reason: Type.String(),
  /** Until when it holds, where that is known. */
  until: Type.Optional(Type.String()),
  /** Whole days since the source said so. */
  age: Type.Integer(),
})
export type Check = Static<typeof Check>
