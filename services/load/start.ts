import type { Overload } from '@embarca/contracts/load/offer-terms.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { deadlineFrom } from './deadline.ts'
import { settling } from './settle.ts'
import type { LoadTypes } from './types.ts'

type Status = LoadTypes['status']
type Owner = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  readonly relaunchedFrom?: string
  readonly priceConfirmed?: NonNullable<LaunchForm['priceConfirmed']>
  readonly overload?: Overload
}

/** A load's first events: launched now or later, then offered, or assigned to its settled transporter. */
export const started = (owner: Owner, status: Status, terms: LoadTerms, now: string) => {
  const waits = status === 'CREATED' || !terms.settled
  const launch = { type: 'LoadLaunched', data: { ...owner, status: waits ? status : 'ASSIGNED_TO_TRANSPORTER', terms } } as const
  return status === 'CREATED' ? launch : ([launch, ...begun(owner.loadId, status, terms, now)] as const)
}

/** The events that start a load once its time has come. */
export const begun = (loadId: string, status: Status, terms: LoadTerms, now: string) =>
  terms.settled ? settling(loadId, terms) : [offered(loadId, status, terms, now)]

const offered = (loadId: string, status: Status, terms: LoadTerms, now: string) =>
  ({ type: 'LoadOffered', data: { loadId, status, offeredAt: now, deadline: deadlineFrom(terms, now), target: terms.target } }) as const
