import { isCnpj, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { priceLimitsOf } from '@embarca/contracts/load/price-guard.ts'
import type { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import type { CommandOrigin } from '../kit/command-row.ts'
import { type Additions, ownershipOfNew } from './commands.ts'
import { wrongAt } from './editable.ts'

type Configs = InputOf<typeof shipperCommands.saveConfigs>
type Company = InputOf<typeof shipperCommands.register>

const ownCompany = (_: unknown, { by }: CommandOrigin) => by.shipperId

/** A company sets its own switches and limits; name and document stay. An absent limit is unset, an absent toggle stays unchanged. */
export const configureShipper: Additions = {
  commands: {
    ConfigureShipper: {
      streamId: ownCompany,
      decide: ({ toggles, ...limits }: Configs, { id, shipperId, name, document, toggles: before, ...was }) => {
        const { warnPercent, confirmPercent } = priceLimitsOf(limits)
        if (confirmPercent < warnPercent) return wrongAt('PRICE_LIMITS_CROSSED', 'priceConfirmPercent')
        const now = { ...limits, toggles: { ...before, ...toggles } }
        const same = JSON.stringify(sorted(now)) === JSON.stringify(sorted({ ...was, toggles: before }))
        return same ? [] : { type: 'ShipperChanged', data: { id, shipperId, name, document, ...now } }
      },
    },
    UpdateBasicInfo: {
      streamId: ownCompany,
      decide: ({ name }: { name: string }, before) => (name === before.name ? [] : { type: 'ShipperChanged', data: { ...before, name } }),
    },
    RegisterShipper: {
      streamId: (_, { newId }) => newId,
      owner: ownershipOfNew,
      decide: ({ name, document: typed }: Company, _, { newId: id }) => {
        const document = lettersAndDigits(typed)
        return isCnpj(document)
          ? { type: 'ShipperRegistered', data: { id, shipperId: id, name, document, toggles: {} } }
          : wrongAt('DOCUMENT_INVALID', 'document')
      },
    },
  },
}

const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
