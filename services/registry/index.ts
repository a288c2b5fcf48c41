import type { ServiceManifest } from '../kit/manifest.ts'
import { registryModules } from './kinds.ts'

export { type Additions, ownershipOfNew, type RegistryRow } from './commands.ts'
export { editable, wrongAt } from './editable.ts'
export { registryModule } from './module.ts'
export { type Carrier, carrierNamed, registered, worksFor } from './registered.ts'

export const registryService = {
  modules: registryModules,
  routes: {
    profile: 'profile',
    product: 'product',
    unit: 'unit',
    conditioning: 'conditioning',
    certification: 'certification',
    property: 'property',
    occurrenceType: 'occurrenceType',
    group: 'group',
    vehicle: 'vehicle',
    receiver: 'receiver',
    shipper: 'shipper',
  },
} as const satisfies ServiceManifest
