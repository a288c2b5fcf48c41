import { isCnpj, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import type { Module } from '../kit/module.ts'
import type { Additions, RegistryVocabulary } from './decider.ts'
import { wrongAt } from './editable.ts'
import { streamOf } from './module.ts'

type Configs = InputOf<typeof shipperCommands.saveConfigs>
const OWN = ['ConfigureShipper', 'UpdateBasicInfo']
const REGISTER = 'RegisterShipper'
type Company = InputOf<typeof shipperCommands.register>

/** A company sets its own switches and limits; name and document stay. What is left out is unset, a toggle stays as it is. */
export const configureShipper: Additions & Partial<Module<RegistryVocabulary>> = {
  decide: {
    ConfigureShipper: ({ toggles, ...limits }: Configs, { id, shipperId, name, document, toggles: before, ...was }) => {
      const now = { ...limits, toggles: { ...before, ...toggles } }
      const same = JSON.stringify(sorted(now)) === JSON.stringify(sorted({ ...was, toggles: before }))
      return same ? [] : { type: 'ShipperChanged', data: { id, shipperId, name, document, ...now } }
    },
    UpdateBasicInfo: ({ name }: { name: string }, before) =>
      name === before.name ? [] : { type: 'ShipperChanged', data: { ...before, name } },
    [REGISTER]: ({ name, document: typed }: Company, _, { newId: id }) => {
      const document = lettersAndDigits(typed)
      return isCnpj(document)
        ? { type: 'ShipperRegistered', data: { id, shipperId: id, name, document, toggles: {} } }
        : wrongAt('DOCUMENT_INVALID', 'document')
    },
  },
  stream: ({ type, data }, { by, newId }) => streamOf('shipper', OWN.includes(type) ? by.shipperId : type === REGISTER ? newId : data.id),
  belongs: (state, { type }, { by }) =>
    state?.id ? { shipperId: state.shipperId } : ['Register', REGISTER].includes(type) ? { shipperId: by.shipperId } : undefined,
}

const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
