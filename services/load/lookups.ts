import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { registered } from '../registry/index.ts'
import { dropsHeard, dropsOf } from './drops.ts'
import type { Carrier, Drops, Register, Talk } from './lookup-types.ts'
import { registerFor } from './register.ts'
import type { Load } from './state.ts'
import { talkHeard, talkOf } from './talk.ts'

type Form = Parameters<typeof registerFor>[0]

/** The transporter that asks. */
export const askingCarrier = async (_: Load, __: unknown, context: LookupContext): Promise<{ readonly carrier: Carrier }> => {
  const { transporterId = '' } = context.by
  const carrier = await registered(context, 'transporter', transporterId)
  return { carrier: { transporterId, transporterName: carrier?.name ?? '' } }
}

export const talkLookup = async ({ loadId }: Load, _: unknown, { read }: LookupContext): Promise<{ readonly talk: Talk }> => ({
  talk: talkOf(await read(talkHeard, `negotiation-${loadId}`)),
})

export const dropsLookup = async ({ loadId }: Load, _: unknown, { read }: LookupContext): Promise<{ readonly drops: Drops }> => ({
  drops: dropsOf(await read(dropsHeard, `receipts-${deliveryOf(loadId)}`)),
})

/** What of a command a register of the load's shipper knows. */
export const registerLookup =
  <Data>(formOf: (data: Data) => Form) =>
  async ({ shipperId }: Load, data: Data, context: LookupContext): Promise<{ readonly register: Register }> => ({
    register: await registerFor(formOf(data), shipperId, context),
  })
