import { MAX_NAME_LENGTH, omitUndefined, readText } from '../../base/search-params.ts'
import { type DrawerAddress, readDrawerAddress } from '../../shared/register/address.ts'

/** `transporterId`: of the carrier whose data of the driver is shown. */
export type DriversAddress = DrawerAddress & { readonly transporterId?: string }
export const readDriversAddress = (given: Readonly<Record<string, unknown>>): DriversAddress => ({
  ...readDrawerAddress(given),
  ...omitUndefined({ transporterId: readText(given['transporterId'], MAX_NAME_LENGTH) }),
})
