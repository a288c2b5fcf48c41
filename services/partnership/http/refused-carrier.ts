import type { PartnershipRefusal } from '@embarca/contracts/partnership/codes.ts'
import { partnershipLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { Failure } from '../../http/failures.ts'

/** A refusal of onboarding, at the field of the form where it concerns one. */
export const refusedCarrier = (code: PartnershipRefusal, field?: string) => {
  const message = partnershipLabels.refusal[code]
  return new Failure(422, code, [message], field ? { fields: [{ field, message }] } : {})
}
