import type { AnswerSource, CarrierResult, CheckChannel, CrewResult } from '@embarca/contracts/eligibility/outside-codes.ts'
import type { TieKind } from '@embarca/contracts/reference/ties.ts'

export type CarrierAnswer = { readonly result: CarrierResult; readonly source: AnswerSource; readonly protocol?: string }
/** ANTT's register of carriers, asked by CNPJ: whether the company may carry for others. */
export interface Rntrc {
  readonly channel: CheckChannel
  /** Rejects when the register is away or does not answer in time. */
  find(cnpj: string): Promise<CarrierAnswer>
}

export type RiskQuestion = {
  /** Digits. They leave the product here and nowhere else. */
  readonly cpf: string
  readonly tie: TieKind
  /** Plates; the tractor's, and of up to three trailers. */
  readonly tractor: string
  readonly trailers: readonly string[]
}
export type CrewAnswer = {
  readonly result: CrewResult
  readonly source: AnswerSource
  readonly validUntil?: string
  readonly protocol?: string
}
/** A risk manager, asked about a driver with his vehicles. */
export interface RiskManager {
  readonly channel: CheckChannel
  /** Rejects when it is away or does not answer in time. */
  ask(question: RiskQuestion): Promise<CrewAnswer>
}

/** Used when none is configured: they know nothing and say so. */
export const noRntrc: Rntrc = {
  channel: 'OFF',
  find: async () => {
    throw new Error('no RNTRC_URL is set')
  },
}
export const noRiskManager: RiskManager = {
  channel: 'OFF',
  ask: async () => {
    throw new Error('no RISK_URL is set')
  },
}
export type OutsideSources = { readonly rntrc: Rntrc; readonly risk: RiskManager }
export const noOutsideSources: OutsideSources = { rntrc: noRntrc, risk: noRiskManager }
