import { type Static, Type } from 'typebox'
import { Cents, Id } from '../kit/schema.ts'
import { agreementStatuses, lotStatuses } from './codes.ts'

const maybe = { text: Type.Optional(Type.String()), number: Type.Optional(Type.Number()) }

export const Withdrawal = Type.Object({
  shippingLotWithdrawalId: Type.String(),
  /** The load it became. */ shippingId: Id,
  externalId: Type.String(),
  deliveryId: Id,
  transporterId: Id,
  transporterName: Type.String(),
  amount: Type.Number(),
  price: Cents,
  at: Type.String(),
  /** Of that load, with its Portuguese label; empty until it is made. */ statusCode: Type.String(),
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
  /** For each part of the lot, as its `part` says. */ price: Cents,
  at: Type.String(),
  /** Waits for who approves hirings. */ approvalRequired: Type.Boolean(),
  reason: maybe.text,
  justification: maybe.text,
  withdrawn: Type.Number(),
  delivered: Type.Number(),
  /** Of the quota. */ remaining: Type.Number(),
  stopped: Type.Boolean(),
})
export type LotAgreement = Static<typeof Agreement>

/** A lot whole: what was agreed, withdrawn and remains, as its load measures, and how it burns down. */
export const Lot = Type.Object({
  shippingId: Id,
  status: Type.Enum(lotStatuses),
  measureType: Type.String(),
  /** What a price is of: a burden, a tonne, a cubic metre or a unit. */ part: Type.Number(),
  pricePerPart: Type.Optional(Cents),
  total: Type.Number(),
  allocated: Type.Number(),
  withdrawn: Type.Number(),
  delivered: Type.Number(),
  /** Neither withdrawn nor on its way. */ remaining: Type.Number(),
  amountMinimum: maybe.number,
  amountMaximum: maybe.number,
  flLotCanClose: Type.Boolean(),
  agreements: Type.Array(Agreement),
  /** Remaining after each withdrawal or return, oldest first. */
  burnDown: Type.Array(Type.Object({ at: Type.String(), remaining: Type.Number() })),
  /** When it would be empty at the pace so far; absent before two withdrawals. */
  projectedEnd: maybe.text,
})
export type Lot = Static<typeof Lot>
