import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { type RegistryRow, registered } from '../registry/index.ts'

type Invited = { readonly transporterId: string; readonly name: string; readonly email: string }
/** The part before the @, as names to sign in with are spelt. */
const nameFrom = (email: string) => {
  const base = email
    .slice(0, email.indexOf('@'))
    .replace(/[^A-Za-z0-9.-]/g, '')
    .replace(/^[.-]+/, '')
    .slice(0, 50)
  return base.length < 3 ? `${base}.transportadora`.replace(/^\./, '') : base
}

/** People of carriers. The first administrator is invited by a shipper; from then on the company manages its own. */
export const carrierPeople: Readonly<Record<string, RegistryRow>> = {
  InviteCarrierAdmin: {
    streamId: (_, { newId }) => newId,
    owner: (_, __, { by }) => ({ shipperId: by.shipperId }),
    lookups: async (_, { transporterId }: Invited, context) => ({ company: await registered(context, 'transporter', transporterId) }),
    generatesName: () => true,
    decide: ({ transporterId, name, email }: Invited, user, { newId: id, attempt, lookups: { company } }) => {
      if (user?.id) return refuse('ALREADY_REGISTERED')
      if (!company) return refuse('TRANSPORTER_UNKNOWN')
      if (company.staffed) return refuse('CARRIER_STAFFED')
      const base = nameFrom(email)
      const username = attempt ? `${base}-${attempt + 1}` : base
      const roles = ['transporter_admin']
      return [
        {
          type: 'UserRegistered',
          data: { id, userId: id, shipperId: PLATFORM, transporterId, username, name, email, roles, operationGroupIds: [], active: true },
        },
        { type: 'AccessLinkIssued', data: { id, shipperId: PLATFORM } },
      ]
    },
  },
}
