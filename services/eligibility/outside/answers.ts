import type { EligibilityInput, SourceAnswer } from '@embarca/contracts/eligibility/judge.ts'
import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { CARRIER_SET, setIdOf } from '@embarca/contracts/eligibility/outside-codes.ts'
import { tieKinds } from '@embarca/contracts/reference/ties.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import { checksFold, checksIdOf, type OutsideAnswer, streamOfChecks } from './state.ts'

type Reading = Pick<LookupContext, 'read'>
const answersOf = async ({ read }: Reading, shipperId: string, subjectId: string) =>
  (await read(checksFold, streamOfChecks(checksIdOf(shipperId, subjectId)))).questions

const judgedAnswer = ({ result, source, validUntil: until, askedAt: at }: OutsideAnswer): SourceAnswer => ({
  isGood: result === 'IN_ANALYSIS' ? undefined : result === 'ACTIVE' || result === 'APPROVED',
  ...{ source, at, until },
  ...(result === 'IN_ANALYSIS' && { reason: eligibilityLabels.outside.inAnalysis }),
})

/** What ANTT said last of a carrier; undefined: nobody asked, or nobody answered. */
export const carrierAnswer = async (context: Reading, shipperId: string, transporterId: string): Promise<SourceAnswer | undefined> => {
  const answer = (await answersOf(context, shipperId, transporterId))[CARRIER_SET]?.answer
  return answer && judgedAnswer(answer)
}

/** What the risk manager said last of a driver with these vehicles, by the kind of tie. */
export const crewAnswers = async (
  context: Reading,
  shipperId: string,
  driverId: string,
  vehicleIds: readonly string[],
): Promise<EligibilityInput['risk']> => {
  if (!vehicleIds.length) return undefined
  const questions = await answersOf(context, shipperId, driverId)
  const answers = tieKinds.flatMap((tie) => {
    const answer = questions[setIdOf(vehicleIds, tie)]?.answer
    return answer ? [[tie, judgedAnswer(answer)] as const] : []
  })
  return Object.fromEntries(answers)
}
