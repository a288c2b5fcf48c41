import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import type { Module } from '../kit/module.ts'
import type { Additions, RegistryVocabulary } from './decider.ts'
import { streamOf } from './module.ts'

type Configs = InputOf<typeof shipperCommands.saveConfigs>
const CONFIGURE = 'ConfigureShipper'

/** A company sets its own switches and limits; name and document stay. What is left out is unset, a toggle stays as it is. */
export const configureShipper: Additions & Partial<Module<RegistryVocabulary>> = {
  decide: {
    [CONFIGURE]: ({ toggles, ...limits }: Configs, { id, shipperId, name, document, toggles: before, ...was }) => {
      const now = { ...limits, toggles: { ...before, ...toggles } }
      const same = JSON.stringify(sorted(now)) === JSON.stringify(sorted({ ...was, toggles: before }))
      return same ? [] : { type: 'ShipperChanged', data: { id, shipperId, name, document, ...now } }
    },
  },
  stream: ({ type, data }, { by }) => streamOf('shipper', type === CONFIGURE ? by.shipperId : data.id),
}

const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
