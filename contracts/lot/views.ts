import { type Static, Type } from 'typebox'
import { Cents, Id } from '../kit/schema.ts'
import { agreementStatuses, lotStatuses } from './codes.ts'

const maybe = { text: Type.Optional(Type.String()), number: Type.Optional(Type.Number()) }

export const Withdrawal = Type.Object({
  shippingLotWithdrawalId: Type.String(),
  /** Its load. */ shippingId: Id,
  externalId: Type.String(),
  deliveryId: Id,
  transporterId: Id,
  transporterName: Type.String(),
  amount: Type.Number(),
  price: Cents,
  at: Type.String(),
  /** The status of that load, with its Portuguese label; empty until it is created. */ statusCode: Type.String(),
  status: Type.String(),
  canceledReason: maybe.text,
  driverName: maybe.text,
  vehiclePrimaryPlate: maybe.text,
})
export type LotWithdrawal = Static<typeof Withdrawal>

export const Agreement = Type.Object({
  lotAgreementId: Id,
  transporterId: Id,
  transporterName: Type.String(),
  status: Type.Enum(agreementStatuses),
  quota: Type.Number(),
  /** For each `part` of the lot. */ price: Cents,
  at: Type.String(),
  /** Waits for an approver of hirings. */ approvalRequired: Type.Boolean(),
  reason: maybe.text,
  justification: maybe.text,
  withdrawn: Type.Number(),
  delivered: Type.Number(),
  /** Of the quota. */ remaining: Type.Number(),
  stopped: Type.Boolean(),
})
export type LotAgreement = Static<typeof Agreement>

/** A lot: agreements, withdrawals and what remains, in its load's unit, and its burn-down. */
export const Lot = Type.Object({
  shippingId: Id,
  status: Type.Enum(lotStatuses),
  measureType: Type.String(),
  /** The amount that a price is for: a burden, a tonne, a cubic metre or a unit. */ part: Type.Number(),
  pricePerPart: Type.Optional(Cents),
  total: Type.Number(),
  allocated: Type.Number(),
  withdrawn: Type.Number(),
  delivered: Type.Number(),
  /** Neither withdrawn nor being withdrawn. */ remaining: Type.Number(),
  amountMinimum: maybe.number,
  amountMaximum: maybe.number,
  flLotCanClose: Type.Boolean(),
  agreements: Type.Array(Agreement),
  /** Remaining after each withdrawal or return, oldest first. */
  burnDown: Type.Array(Type.Object({ at: Type.String(), remaining: Type.Number() })),
  /** Estimated end at the average pace; absent before two withdrawals. */
  projectedEnd: maybe.text,
})
export type Lot = Static<typeof Lot>
