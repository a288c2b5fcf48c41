import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../../base/api.ts'
import { cnpj, plate } from '../../../base/masks.ts'
import { choosableFirst, suspensionText } from '../../../shared/load/suspension.ts'
import { vehicleLabel } from '../../../shared/load/vehicle-labels.ts'

/** An option, with the detail that distinguishes it from similar ones. */
export type PickerOption = { readonly id: string; readonly name: string; readonly detail: string }
const searchInput = (text: string) => (text ? { text, size: 20 } : { size: 20 })

export const findTransporters = async (text: string): Promise<readonly PickerOption[]> =>
  choosableFirst((await call(referenceRoutes.transporters, { ...searchInput(text), ignoreBlock: true })).list).map((one) => ({
    id: one.id,
    name: one.name,
    detail: suspensionText(one) ?? cnpj.show(one.document),
  }))

const of = (transporterId: string | undefined) => (transporterId === undefined ? {} : { transporterId })

/** Finds drivers of one transporter. */
export const findDrivers =
  (transporterId: string | undefined) =>
  async (text: string): Promise<readonly PickerOption[]> =>
    (await call(referenceRoutes.drivers, { ...searchInput(text), ...of(transporterId) })).list.map(({ id, name, phone }) => ({
      id,
      name,
      detail: phone,
    }))

export const findVehicles =
  (transporterId: string | undefined) =>
  async (text: string): Promise<readonly PickerOption[]> =>
    (await call(referenceRoutes.vehicles, { ...searchInput(text), ...of(transporterId) })).list.map((one) => ({
      id: one.id,
      name: plate.show(one.plate),
      detail: vehicleLabel(one.vehicleType) ?? '',
    }))

export const findPlaces =
  (side: 'origins' | 'destinations') =>
  async (text: string): Promise<readonly (PickerOption & { readonly zone: string })[]> => {
    const route = side === 'origins' ? referenceRoutes.collectPlaces : referenceRoutes.deliveryPlaces
    return (await call(route, searchInput(text))).list.map(({ id, name, address, zone }) => ({
      id,
      name,
      zone,
      detail: `${address.city}, ${address.state}`,
    }))
  }
