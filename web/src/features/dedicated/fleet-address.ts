import { dedicatedFilters, vehicleClasses } from '@embarca/contracts/dedicated/codes.ts'
import { MAX_NAME_LENGTH, omitUndefined, readDay, readIsoDay, readOption, readText, type SearchInput } from '../../base/search-params.ts'

/** The drawer of a new contract. */
export const NEW = 'new'
const LONGEST_PLATE = 8
const LONGEST_CPF = 14
const LONGEST_CODE = 60

/** The filters of the board (R228); absent cycle: the running one. */
export const readFleetFilters = (given: SearchInput) =>
  omitUndefined({
    transporterId: readText(given['transporterId'], MAX_NAME_LENGTH),
    plate: readText(given['plate'], LONGEST_PLATE),
    status: readOption(given['status'], dedicatedFilters),
    cycle: readIsoDay(given['cycle']),
    driver: readText(given['driver'], LONGEST_CPF),
    initCollectDate: readDay(given['initCollectDate']),
    endCollectDate: readDay(given['endCollectDate']),
    shippingCode: readText(given['shippingCode'], LONGEST_CODE),
    vehicleType: readOption(given['vehicleType'], vehicleClasses),
  })
export type FleetFilters = ReturnType<typeof readFleetFilters>

/** The board's address: its filters, and the contract whose drawer is open. */
export const readFleetAddress = (given: SearchInput) =>
  omitUndefined({ ...readFleetFilters(given), drawer: readText(given['drawer'], MAX_NAME_LENGTH) })
export type FleetAddress = ReturnType<typeof readFleetAddress>

const views = ['occupation'] as const
/** The table's address; `from`: the first day of the occupation. */
export const readTableAddress = (given: SearchInput) =>
  omitUndefined({ ...readFleetAddress(given), view: readOption(given['view'], views), from: readIsoDay(given['from']) })
export type TableAddress = ReturnType<typeof readTableAddress>

export const readContractAddress = (given: SearchInput) =>
  omitUndefined({ cycle: readIsoDay(given['cycle']), drawer: readText(given['drawer'], MAX_NAME_LENGTH) })
export type ContractAddress = ReturnType<typeof readContractAddress>
