import { canonicalPlate, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { editable, wrongAt } from './editable.ts'
import { worksFor } from './registered.ts'

/** One name for both spellings of a plate. */
const claimOf = (plate: string) => `plate:${[...plateSpellings(plate)].sort()[0]}`

/**
 * Vehicles belong to the companies that drive them, and every shipper a company works for may register and change them.
 * A plate is registered once.
 */
export const vehicles = editable(
  'vehicle',
  {
    owner: PLATFORM,
    check: async ({ plate, transporterId }, beside) => {
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
