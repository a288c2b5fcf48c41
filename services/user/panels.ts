import type { CallPanelDevice } from '@embarca/contracts/session/panels.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { foreignGates, type RegistryRow, wrongAt } from '../registry/index.ts'
import { same, userFieldsOf } from './people.ts'

type Form = Pick<CallPanelDevice, 'id' | 'name' | 'gateIds'>
// biome-ignore lint/suspicious/noExplicitAny: as registries have it: fields are the schema's
type User = Readonly<Record<string, any>>

const gatesLookup = async (_: User | undefined, form: Form, context: LookupContext) => ({ fault: await foreignGates(form, context) })
const ownerOfPanel = (user: User | undefined) =>
  user?.['panel'] && !user['removed'] ? { shipperId: user['shipperId'] as string } : undefined

/** TVs that show calls: users without a password, whom staff admit by the code that the TV shows (readings Y17). */
export const panels: Readonly<Record<string, RegistryRow>> = {
  /** `id` follows from the code, so that it admits once. */
  AdmitPanel: {
    streamId: ({ id }: Form) => id,
    owner: (_, __, { by }) => ({ shipperId: by.shipperId }),
    lookups: gatesLookup,
    decide: ({ id, name, gateIds }: Form, user: User | undefined, { by, now, lookups: { fault } }) => {
      if (user?.['id']) return wrongAt('PANEL_CODE_UNKNOWN', 'userCode')
      if (fault) return fault
      const rights = { roles: ['shipper_call_panel'], operationGroupIds: [...by.operationGroups], active: true }
      const account = { id, userId: id, shipperId: by.shipperId, username: `painel-${id}`, name: name.trim(), email: '' }
      return { type: 'UserRegistered', data: { ...account, ...rights, panel: { gateIds, since: now } } }
    },
  },
  ChangePanel: {
    owner: ownerOfPanel,
    lookups: gatesLookup,
    decide: ({ id, name, gateIds }: Form, user: User, { lookups: { fault } }) => {
      if (fault) return fault
      const before = userFieldsOf(user)
      const changed = { ...before, name: name.trim(), panel: { ...user['panel'], gateIds } }
      return same(changed, before) ? [] : { type: 'UserChanged', data: { ...changed, id, shipperId: user['shipperId'] } }
    },
  },
  RevokePanel: {
    owner: ownerOfPanel,
    decide: ({ id }: Form, { shipperId }: User) => ({ type: 'UserRemoved', data: { id, shipperId } }),
  },
}
