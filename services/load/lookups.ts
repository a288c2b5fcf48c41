import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type Carrier, carrierNamed } from '../registry/index.ts'
import { dropsFold, dropsOf } from './drops.ts'
import type { Drops, NegotiationSummary, Register } from './lookup-types.ts'
import { negotiationFold, negotiationSummaryOf } from './negotiation-summary.ts'
import { registerFor } from './register.ts'
import type { LoadState } from './state.ts'

type Form = Parameters<typeof registerFor>[0]

/** The asking transporter. */
export const askingCarrier = async (_: LoadState, __: unknown, context: LookupContext): Promise<{ readonly carrier: Carrier }> => ({
  carrier: await carrierNamed(context, context.by.transporterId),
})

export const talkLookup = async (
  { loadId }: LoadState,
  _: unknown,
  { read }: LookupContext,
): Promise<{ readonly talk: NegotiationSummary }> => ({
  talk: negotiationSummaryOf(await read(negotiationFold, `negotiation-${loadId}`)),
})

export const dropsLookup = async ({ loadId }: LoadState, _: unknown, { read }: LookupContext): Promise<{ readonly drops: Drops }> => ({
  drops: dropsOf(await read(dropsFold, `receipts-${deliveryOf(loadId)}`)),
})

/** Register entries of the load's shipper that a command names. */
export const registerLookup =
  <Data>(formOf: (data: Data) => Form) =>
  async ({ shipperId }: LoadState, data: Data, context: LookupContext): Promise<{ readonly register: Register }> => ({
    register: await registerFor(formOf(data), shipperId, context),
  })
