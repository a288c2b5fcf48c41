import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../../lib/api.ts'
import { vehicleWord } from '../../../lib/load/vehicle-words.ts'
import { cnpj, plate } from '../../../lib/masks.ts'

/** Something to choose, with what tells it from its likes. */
export type Option = { readonly id: string; readonly name: string; readonly detail: string }
const asked = (text: string) => (text ? { text, size: 20 } : { size: 20 })

export const findTransporters = async (text: string): Promise<readonly Option[]> =>
  (await call(referenceRoutes.transporters, asked(text))).list.map(({ id, name, document }) => ({ id, name, detail: cnpj.show(document) }))

/** The drivers of one transporter. */
export const findDrivers =
  (transporterId: string | undefined) =>
  async (text: string): Promise<readonly Option[]> =>
    (await call(referenceRoutes.drivers, { ...asked(text), size: 100 })).list
      .filter((one) => one.transporterId === transporterId)
      .map(({ id, name, phone }) => ({ id, name, detail: phone }))

export const findVehicles =
  (transporterId: string | undefined) =>
  async (text: string): Promise<readonly Option[]> =>
    (await call(referenceRoutes.vehicles, { ...asked(text), size: 100 })).list
      .filter((one) => one.transporterId === transporterId)
      .map((one) => ({ id: one.id, name: plate.show(one.plate), detail: vehicleWord(one.vehicleType) ?? '' }))

export const findPlaces =
  (side: 'origins' | 'destinations') =>
  async (text: string): Promise<readonly (Option & { readonly zone: string })[]> => {
    const route = side === 'origins' ? referenceRoutes.collectPlaces : referenceRoutes.deliveryPlaces
    return (await call(route, asked(text))).list.map(({ id, name, address, zone }) => ({
      id,
      name,
      zone,
      detail: `${address.city}, ${address.state}`,
    }))
  }
