import type { EventsOf } from '@embarca/contracts/kit/event.ts'
import type { userEvents } from '@embarca/contracts/reference/events.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { registryModules } from './kinds.ts'

export { foreignGates } from './checklist-items.ts'
export { type Additions, ownershipOfNew, type RegistryRow } from './commands.ts'
export { editable, wrongAt } from './editable.ts'
export type { Gated } from './further-steps.ts'
export { registryModules } from './kinds.ts'
export { registryModule } from './module.ts'
export { type Carrier, carrierNamed, registered } from './registered.ts'
export {
  isNameable,
  type PartnershipState,
  partnershipFold,
  partnershipOf,
  partnershipStream,
  sameTag,
  worksFor,
} from './relations.ts'

export { ownershipOfTied } from './tie-rules.ts'

/** A driver's account: from then on only he changes his name. */
const accountNoted = ({ data: { userId, driverId } }: { data: { userId: string; driverId?: string } }): readonly Call[] =>
  driverId ? [{ module: 'driver', command: { type: 'NoteLogin', data: { id: driverId, userId } } }] : []
const reactions: Reactions<EventsOf<typeof userEvents>> = { on: { UserRegistered: accountNoted, UserChanged: accountNoted } }

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
    department: 'department',
    occurrenceResolution: 'occurrenceResolution',
    group: 'group',
    company: 'transporter',
    carrierCompany: 'transporter',
    vehicle: 'vehicle',
    carrierVehicle: 'vehicle',
    driverRegister: 'driver',
    carrierDriver: 'driver',
    driverLookup: 'driver',
    vehicleLookup: 'vehicle',
    driverGroup: 'driverGroup',
    receiver: 'receiver',
    checklistItem: 'checklistItem',
    shipper: 'shipper',
  },
  reactions: { order: 8, table: reactions },
} as const satisfies ServiceManifest
