import { canonicalPlate, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { isSharedCarrier } from '@embarca/contracts/reference/rules.ts'
import type { Beside } from '../kit/module.ts'
import { editable, wrongAt } from './editable.ts'
import { registered, worksFor } from './registered.ts'

/** One name for both spellings of a plate. */
const claimOf = (plate: string) => `plate:${[...plateSpellings(plate)].sort()[0]}`

const isShared = async (beside: Beside, transporterId: string) => {
  const carrier = await registered(beside, 'transporter', transporterId)
  return carrier !== undefined && isSharedCarrier(carrier, beside.by)
}

/**
 * Vehicles belong to the companies that drive them, and every shipper a company works for may register them. The only one it works for may
 * change them too; where there are several, the company or the platform does.
 * A plate is registered once.
 */
export const vehicles = editable(
  'vehicle',
  {
    owner: PLATFORM,
    check: async ({ plate, transporterId }, beside, before) => {
      if (before && (await isShared(beside, before['transporterId']))) return refuse('CARRIER_SHARED')
      if (!canonicalPlate(plate)) return wrongAt('PLATE_INVALID', 'plate')
      return (await worksFor(beside, transporterId, beside.by.shipperId)) ? undefined : wrongAt('TRANSPORTER_UNKNOWN', 'transporterId')
    },
    keep: ({ plate, ...form }) => ({ ...form, plate: canonicalPlate(plate)! }),
  },
  {
    belongs: async (state, { type }, beside) => {
      const { shipperId } = beside.by
      if (!state?.id) return type === 'Register' || type === 'RegisterNew' ? { shipperId } : undefined
      return { shipperId: (await worksFor(beside, state.transporterId, shipperId)) ? shipperId : state.shipperId }
    },
    claims: ({ type, data }, before) => {
      if (type === 'VehicleRemoved') return { release: [claimOf(before.plate)] }
      const [was, is] = [before?.plate && claimOf(before.plate), claimOf(data.plate)]
      return was === is ? undefined : { take: [is], ...(was && { release: [was] }) }
    },
    claimTaken: () => 'PLATE_TAKEN',
  },
)
