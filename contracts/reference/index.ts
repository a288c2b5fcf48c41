import { checklistCommands, checklistRoutes } from '../checklist/routes.ts'
import type { EventSchemas } from '../kit/event.ts'
import type { ContractManifest } from '../kit/manifest.ts'
import {
  certificationCommands,
  conditioningCommands,
  departmentCommands,
  groupCommands,
  occurrenceResolutionCommands,
  occurrenceTypeCommands,
  placeCommands,
  productCommands,
  profileCommands,
  propertyCommands,
  shipperCommands,
  unitCommands,
} from './commands.ts'
import { carrierCompanyCommands, companyCommands } from './company.ts'
import { carrierDriverCommands, driverCommands, driverGroupCommands, driverLookupCommands, driverRoutes } from './driver.ts'
import { registries } from './events.ts'
import { referenceLabels } from './labels.pt.ts'
import { registryLifecycle } from './lifecycle.ts'
import { receiverCommands } from './receiver.ts'
import { referenceRoutes } from './routes.ts'
import { carrierVehicleCommands, vehicleCommands, vehicleLookupCommands } from './vehicle.ts'

const registered: EventSchemas = Object.assign({}, ...Object.values(registries).map(({ events }) => events))

/** All registers. */
export const referenceContract = {
  events: registered,
  publicEvents: registered,
  lifecycles: { registry: { machine: registryLifecycle, statusLabels: {} } },
  refusals: referenceLabels.refusal,
  eventWords: referenceLabels.event,
  commandWords: referenceLabels.command,
  routes: {
    reference: referenceRoutes,
    place: placeCommands,
    receiver: receiverCommands,
    profile: profileCommands,
    product: productCommands,
    unit: unitCommands,
    conditioning: conditioningCommands,
    certification: certificationCommands,
    property: propertyCommands,
    occurrenceType: occurrenceTypeCommands,
    department: departmentCommands,
    occurrenceResolution: occurrenceResolutionCommands,
    group: groupCommands,
    company: companyCommands,
    carrierCompany: carrierCompanyCommands,
    vehicle: vehicleCommands,
    carrierVehicle: carrierVehicleCommands,
    driverRegister: driverCommands,
    carrierDriver: carrierDriverCommands,
    driverQueries: driverRoutes,
    driverGroup: driverGroupCommands,
    shipper: shipperCommands,
    checklist: checklistRoutes,
    checklistItem: checklistCommands,
  },
  served: { driverLookup: driverLookupCommands, vehicleLookup: vehicleLookupCommands },
} as const satisfies ContractManifest
