import type { ArrivalProof } from '@embarca/contracts/gate/arrival-proof.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LookupContext } from '../../../kit/command-row.ts'
import { registered } from '../../../registry/index.ts'

/** The arrival that stands in a visit's stream. */
export type Arrival = {
  readonly revision: number
  readonly conciergeId: string
  readonly shipperId: string
  readonly plate?: string
  readonly zone: string
  readonly at: string
  readonly recordedAt?: string
  readonly hash: string
}

const arrived = ({ revision, hash, data: { conciergeId, shipperId, plate, zone, at } }: Recorded): Arrival => ({
  ...{ revision, conciergeId, shipperId, zone, at, hash },
  ...(plate !== undefined && { plate }),
})
const deciding = ['GateCheckedIn', 'GateCheckInUndone', 'ArrivalProofRevoked']
/** Undefined: no truck arrived, its check-in was undone, or staff revoked its proof. */
export const arrivalIn = (events: readonly Recorded[]): Arrival | undefined => {
  const ofArrival = events.findLast(({ type }) => deciding.includes(type))
  if (ofArrival?.type !== 'GateCheckedIn') return undefined
  const corrections = events.filter(({ type, revision }) => type === 'GateCheckInCorrected' && revision > ofArrival.revision)
  const [first, last] = [corrections[0], corrections.at(-1)]
  return { ...arrived(ofArrival), ...(first && last && { at: last.data.at, recordedAt: first.data.before }) }
}

/** What the proof says of it; undefined: the place is not registered. */
export const proofOf = async (
  { conciergeId, shipperId, zone, at, hash, plate, recordedAt }: Arrival,
  context: Pick<LookupContext, 'read'>,
): Promise<ArrivalProof | undefined> => {
  const place = await registered(context, 'place', conciergeId, shipperId)
  if (!place) return undefined
  const { name, street, city, state } = place
  return {
    ...{ place: { name, street, city, state }, zone, at, hash },
    ...(plate !== undefined && { plate }),
    ...(recordedAt !== undefined && recordedAt !== at && { recordedAt }),
  }
}
