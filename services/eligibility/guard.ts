import { type EligibilityInput, frozen, hindering, type Judged, judge } from '@embarca/contracts/eligibility/judge.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { CommandRow, LookupContext } from '../kit/command-row.ts'
import type { CommandNameOf, DataOf, DeciderTypes, Decision } from '../kit/decision.ts'
import { type ForLoad, gathered, type Trio } from './gather.ts'

/** Whom a step concerns, for which load of which shipper. */
export type Asked = {
  readonly shipperId: string
  readonly trio: Trio
  readonly forLoad: ForLoad
  /** The field of a form that names a subject, to show the refusal there. */
  readonly fields?: Readonly<Record<string, string>>
}
type Guarded = { readonly eligibility?: (Pick<Asked, 'fields'> & { readonly input: EligibilityInput }) | undefined }

/** Events that keep the answer they were decided on. */
const guarding = new Set([
  ...['OfferAccepted', 'TransporterAssigned', 'HiringApproved', 'TransporterReplaced', 'LoadForwarded'],
  ...['DriverBound', 'DriverConfirmed', 'DriverReplaced', 'VehiclesReplaced', 'CollectStarted'],
  ...['ProposalMade', 'BidPlaced', 'LotAgreementProposed', 'LotAgreementApproved', 'LotWithdrawn'],
])

/** Events that hire a carrier say whether it is the shipper's logistic operator (CA8). */
const hires = new Set(['TransporterAssigned', 'TransporterReplaced'])
const operatorMark = ({ type, data }: Event, { transporter }: EligibilityInput) =>
  hires.has(type) && transporter?.isLogisticOperator && data.transporterId === transporter.id ? { logisticOperator: true } : {}

const refusalFor = (
  { rule, subjectId, verdict, reason, until }: Judged,
  ownCompany: string | undefined,
  fields: Asked['fields'],
): Refusal => {
  const field = fields?.[subjectId]
  const detail = {
    ...{ rule, subjectId, verdict, reason },
    ...(until !== undefined && { until }),
    ...(field !== undefined && { fields: [{ field, message: reason }] }),
  }
  if (rule === 'BLOCKED') return refuse(subjectId === ownCompany ? 'CARRIER_SUSPENDED' : 'SUBJECT_BLOCKED', detail)
  return refuse(rule === 'NO_INTEGRATION' ? 'DRIVER_NEEDS_INTEGRATION' : 'NOT_ELIGIBLE', detail)
}

/**
 * Makes a command a step that only an eligible trio may take: after its own decision the trio is judged, and the answer is frozen in its
 * events. `ask`: whom the step concerns; undefined: nobody. A refusal of the decision itself comes first.
 */
export const eligibleFor =
  <T extends DeciderTypes>() =>
  <K extends CommandNameOf<T>, Lookups>(
    _: K,
    row: CommandRow<T, K, Lookups>,
    ask: (
      state: T['state'],
      data: DataOf<T, K>,
      lookups: Lookups,
      context: LookupContext,
    ) => Asked | undefined | Promise<Asked | undefined>,
  ): CommandRow<T, K, Lookups & Guarded> => {
    const lookups = async (state: T['state'], data: DataOf<T, K>, context: LookupContext) => {
      const looked = ((await row.lookups?.(state, data, context)) ?? {}) as Lookups
      const asked = await ask(state, data, looked, context)
      const eligibility = asked && {
        fields: asked.fields,
        input: await gathered(context, asked.shipperId, asked.trio, asked.forLoad),
      }
      return { ...looked, eligibility }
    }
    const decide: Decision<T, K, Lookups & Guarded> = (data, state, context) => {
      const outcome = row.decide(data, state, context)
      const { eligibility } = context.lookups
      if (!eligibility || isRefusal(outcome as object)) return outcome
      const events = [outcome as Event].flat() as readonly Event[]
      if (!events.length) return outcome
      const judgement = judge(eligibility.input, context.now)
      const fault = hindering(judgement)
      if (fault) return refusalFor(fault, context.by.transporterId, eligibility.fields) as Refusal<T['refusal']>
      const checks = frozen(judgement)
      return events.map((event) =>
        guarding.has(event.type) ? { ...event, data: { ...event.data, ...operatorMark(event, eligibility.input), checks } } : event,
      ) as readonly T['event'][]
    }
    return { ...row, lookups, decide } as CommandRow<T, K, Lookups & Guarded>
  }
