import type { EligibilityRefusal } from '@embarca/contracts/eligibility/codes.ts'
import type { CarrierResult, CrewResult } from '@embarca/contracts/eligibility/outside-codes.ts'
import type { OutsideEvent } from '@embarca/contracts/eligibility/outside-events.ts'
import type { AskAgainCommand } from '@embarca/contracts/eligibility/outside-routes.ts'
import type { ChecksState, OutsideAnswer } from './state.ts'

export type CarrierNamed = { readonly shipperId: string; readonly transporterId: string }
export type CrewNamed = { readonly shipperId: string; readonly driverId: string }
export type SetNamed = CrewNamed & { readonly setId: string }
type Of = { readonly questionId: string }
/** `restart`: the process that asked ended before it had an answer. */
type Asking = { readonly restart?: boolean }
type GivenAnswer<Result> = Omit<OutsideAnswer, 'askedAt' | 'result' | 'validUntil' | 'protocol'> & {
  readonly result: Result
  readonly validUntil?: string
  readonly protocol?: string
}

export type CheckCommand =
  | AskAgainCommand
  | { readonly type: 'AskCarrier'; readonly data: CarrierNamed & Asking }
  | { readonly type: 'RenewCarrier'; readonly data: CarrierNamed & Of }
  /** Without an answer the source was away or too slow. */
  | { readonly type: 'NoteCarrierAnswer'; readonly data: CarrierNamed & Of & { readonly answer?: GivenAnswer<CarrierResult> } }
  | {
      readonly type: 'AskCrew'
      readonly data: CrewNamed & Asking & { readonly transporterId: string; readonly vehicleIds: readonly string[] }
    }
  | { readonly type: 'RenewCrew'; readonly data: SetNamed & Of }
  | { readonly type: 'NoteCrewAnswer'; readonly data: SetNamed & Of & { readonly answer?: GivenAnswer<CrewResult> } }
export type CheckTypes = {
  state: ChecksState
  command: CheckCommand
  event: OutsideEvent
  status: string
  refusal: EligibilityRefusal
}
