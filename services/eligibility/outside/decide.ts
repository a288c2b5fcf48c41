import { askableFrom, CARRIER_SET, renewalOf, retryOf, setIdOf } from '@embarca/contracts/eligibility/outside-codes.ts'
import type { OutsideEvent } from '@embarca/contracts/eligibility/outside-events.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { type Tied, tieWith } from '@embarca/contracts/reference/ties.ts'
import type { DecisionContext, DecisionsOf } from '../../kit/decision.ts'
import type { OutsideQuestion } from './state.ts'
import type { CarrierNamed, CheckCommand, CheckTypes, SetNamed } from './types.ts'

/** `mayAsk`: the carrier works for the shipper; for a crew: its shipper has a rule about risk. */
type MayAsk = { readonly mayAsk: boolean }
export type CrewLookup = MayAsk & { readonly driver: Tied | undefined }
/** `isUnderWay`: driver and tractor still have a load of the shipper together. */
export type RenewLookup = MayAsk & { readonly isUnderWay: boolean }
type Lookups = {
  readonly AskCarrier: MayAsk
  readonly RenewCarrier: MayAsk
  readonly AskCrew: CrewLookup
  readonly RenewCrew: RenewLookup
  readonly AskCrewAgain: MayAsk
}
type At = Pick<DecisionContext<CheckTypes>, 'now' | 'newId'>

const asksCarrier = ({ shipperId, transporterId }: CarrierNamed, { now: askedAt, newId: questionId }: At): OutsideEvent => ({
  type: 'CarrierCheckAsked',
  data: { shipperId, transporterId, questionId, askedAt },
})
const asksCrew = (
  { shipperId, driverId, setId }: SetNamed,
  crew: NonNullable<OutsideQuestion['crew']>,
  { now: askedAt, newId: questionId }: At,
): OutsideEvent => ({
  type: 'CrewCheckAsked',
  data: { shipperId, driverId, ...crew, vehicleIds: [...crew.vehicleIds], setId, questionId, askedAt },
})

/** Within the validity of an answer, and while a question waits, nobody asks again. `restart`: the process that asked has ended meanwhile. */
const isDue = (question: OutsideQuestion | undefined, now: string, restart = false): boolean =>
  !question || (question.isOpen ? restart : question.nextAt === undefined || question.nextAt <= now)
/** A timer of a question that was asked again since does nothing. */
const isStale = (question: OutsideQuestion | undefined, questionId: string) =>
  !question || question.questionId !== questionId || question.isOpen
/** An answer to another question than the open one came too late. */
const waits = (question: OutsideQuestion | undefined, questionId: string): question is OutsideQuestion =>
  question !== undefined && question.questionId === questionId && question.isOpen
const isTooSoon = (question: OutsideQuestion | undefined, now: string) => question !== undefined && now < askableFrom(question.askedAt)

export const checking: DecisionsOf<CheckTypes, CheckCommand['type'], Lookups> = {
  AskCarrier: (data, { questions }, context) =>
    context.lookups.mayAsk && isDue(questions[CARRIER_SET], context.now, data.restart) ? asksCarrier(data, context) : [],
  RenewCarrier: (data, { questions }, context) =>
    context.lookups.mayAsk && !isStale(questions[CARRIER_SET], data.questionId) ? asksCarrier(data, context) : [],
  AskCarrierAgain: ({ id: transporterId }, { questions }, context) =>
    isTooSoon(questions[CARRIER_SET], context.now)
      ? refuse('CHECK_TOO_SOON')
      : asksCarrier({ shipperId: context.by.shipperId, transporterId }, context),
  NoteCarrierAnswer: ({ shipperId, transporterId, questionId, answer }, { questions }, { now }) => {
    const question = questions[CARRIER_SET]
    if (!waits(question, questionId)) return []
    const of = { shipperId, transporterId, questionId, askedAt: question.askedAt }
    return answer
      ? { type: 'CarrierChecked', data: { ...of, ...answer, nextAt: renewalOf({ ...of, ...answer }, now) } }
      : { type: 'CarrierCheckFailed', data: { ...of, ...failureAfter(question, now) } }
  },

  AskCrew: (data, { questions }, context) => {
    const { transporterId, vehicleIds, restart } = data
    const { mayAsk, driver } = context.lookups
    const tie = tieWith(driver, transporterId, localDay(context.now))?.kind
    if (!mayAsk || !tie || !vehicleIds.length) return []
    const setId = setIdOf(vehicleIds, tie)
    return isDue(questions[setId], context.now, restart)
      ? asksCrew({ ...data, setId }, { transporterId, vehicleIds: [...vehicleIds], tie }, context)
      : []
  },
  RenewCrew: (data, { questions }, context) => {
    const { mayAsk, isUnderWay } = context.lookups
    const question = questions[data.setId]
    return mayAsk && isUnderWay && question?.crew && !isStale(question, data.questionId) ? asksCrew(data, question.crew, context) : []
  },
  AskCrewAgain: ({ id: driverId, setId }, { questions }, context) => {
    const question = questions[setId]
    if (!question?.crew) return []
    if (!context.lookups.mayAsk) return refuse('CHECK_NOT_WANTED')
    return isTooSoon(question, context.now)
      ? refuse('CHECK_TOO_SOON')
      : asksCrew({ shipperId: context.by.shipperId, driverId, setId }, question.crew, context)
  },
  NoteCrewAnswer: ({ shipperId, driverId, setId, questionId, answer }, { questions }, { now }) => {
    const question = questions[setId]
    if (!waits(question, questionId) || !question.crew) return []
    const { vehicleIds, ...crew } = question.crew
    const of = { shipperId, driverId, ...crew, vehicleIds: [...vehicleIds], setId, questionId, askedAt: question.askedAt }
    return answer
      ? { type: 'CrewChecked', data: { ...of, ...answer, nextAt: renewalOf({ ...of, ...answer }, now) } }
      : { type: 'CrewCheckFailed', data: { ...of, ...failureAfter(question, now) } }
  },
}
const failureAfter = ({ tries }: OutsideQuestion, now: string) => ({ tries: tries + 1, nextAt: retryOf(tries + 1, now) })
