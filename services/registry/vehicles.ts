import { canonicalPlate, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { isSharedCarrier } from '@embarca/contracts/reference/rules.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { editable, wrongAt } from './editable.ts'
import { registered, worksFor } from './registered.ts'

/** One name for both spellings of a plate. */
const claimOf = (plate: string) => `plate:${[...plateSpellings(plate)].sort()[0]}`

const isShared = async (context: LookupContext, transporterId: string) => {
  const carrier = await registered(context, 'transporter', transporterId)
  return carrier !== undefined && isSharedCarrier(carrier, context.by)
}

/**
 * Vehicles belong to the companies that drive them, and every shipper a company works for may register them. If it works for one only, that
 * shipper may change them too; otherwise the company or the platform does.
 * A plate is registered once.
 */
export const vehicles = editable(
  'vehicle',
  {
    owner: PLATFORM,
    check: async ({ plate, transporterId }, context, before) => {
      if (before && (await isShared(context, before['transporterId']))) return refuse('CARRIER_SHARED')
      if (!canonicalPlate(plate)) return wrongAt('PLATE_INVALID', 'plate')
      return (await worksFor(context, transporterId, context.by.shipperId)) ? undefined : wrongAt('TRANSPORTER_UNKNOWN', 'transporterId')
    },
    keep: ({ plate, ...form }) => ({ ...form, plate: canonicalPlate(plate)! }),
  },
  {
    owner: async (state, _, context) => {
      const { shipperId } = context.by
      if (!state?.id) return undefined
      return { shipperId: (await worksFor(context, state.transporterId, shipperId)) ? shipperId : state.shipperId }
    },
    claims: ({ type, data }, before) => {
      if (type === 'VehicleRemoved') return { release: [claimOf(before.plate)] }
      const [was, is] = [before?.plate && claimOf(before.plate), claimOf(data.plate)]
      return was === is ? undefined : { take: [is], ...(was && { release: [was] }) }
    },
    claimTaken: () => 'PLATE_TAKEN',
  },
)
