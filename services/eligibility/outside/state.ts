import { type AnswerSource, CARRIER_SET, type CarrierResult, type CrewResult } from '@embarca/contracts/eligibility/outside-codes.ts'
import type { OutsideEvent } from '@embarca/contracts/eligibility/outside-events.ts'
import type { TieKind } from '@embarca/contracts/reference/ties.ts'
import type { Evolve } from '../../kit/decision.ts'

/** The answer that counts until the next one. */
export type OutsideAnswer = {
  readonly result: CarrierResult | CrewResult
  readonly source: AnswerSource
  readonly validUntil?: string | undefined
  readonly protocol?: string | undefined
  readonly askedAt: string
}
export type OutsideQuestion = {
  readonly questionId: string
  readonly askedAt: string
  /** Nobody answered yet. */
  readonly isOpen: boolean
  /** How many failed in a row. */
  readonly tries: number
  /** When it is asked again. */
  readonly nextAt?: string | undefined
  readonly answer?: OutsideAnswer | undefined
  /** Of a driver's question. */
  readonly crew?:
    | { readonly transporterId: string /** The tractor first. */; readonly vehicleIds: readonly string[]; readonly tie: TieKind }
    | undefined
}
/** The questions about one carrier or driver, each by the set it belongs to. */
export type ChecksState = { readonly questions: Readonly<Record<string, OutsideQuestion>> }

type Asked = { readonly questionId: string; readonly askedAt: string; readonly setId?: string }
type Crew = Asked & { readonly transporterId: string; readonly vehicleIds: readonly string[]; readonly tie: TieKind }
const changed = ({ questions }: ChecksState, { setId = CARRIER_SET }: Asked, part: Partial<OutsideQuestion>): ChecksState => {
  const before = questions[setId] ?? { questionId: '', askedAt: '', isOpen: false, tries: 0 }
  return { questions: { ...questions, [setId]: { ...before, ...part } } }
}
const asked = (state: ChecksState, data: Asked & Partial<Crew>) => {
  const { questionId, askedAt, transporterId, vehicleIds, tie } = data
  const crew = transporterId !== undefined && vehicleIds && tie && { transporterId, vehicleIds, tie }
  return changed(state, data, { questionId, askedAt, isOpen: true, nextAt: undefined, ...(crew && { crew }) })
}
const answered = (state: ChecksState, data: Asked & OutsideAnswer & { readonly nextAt: string }) => {
  const { result, source, validUntil, protocol, askedAt, nextAt } = data
  return changed(state, data, { isOpen: false, tries: 0, nextAt, answer: { result, source, validUntil, protocol, askedAt } })
}
const failed = (state: ChecksState, data: Asked & { readonly tries: number; readonly nextAt: string }) =>
  changed(state, data, { isOpen: false, tries: data.tries, nextAt: data.nextAt })

const evolve: Evolve<{ state: ChecksState; event: OutsideEvent }> = {
  CarrierCheckAsked: (state, { questionId, askedAt }) => asked(state, { questionId, askedAt }),
  CarrierChecked: answered,
  CarrierCheckFailed: failed,
  CrewCheckAsked: asked,
  CrewChecked: answered,
  CrewCheckFailed: failed,
}
export const checksFold = { initial: { questions: {} } as ChecksState, evolve }
export const streamOfChecks = (id: string) => `check-${id}`
/** `subjectId`: the transporter's or the driver's. */
export const checksIdOf = (shipperId: string, subjectId: string) => `${shipperId}.${subjectId}`
