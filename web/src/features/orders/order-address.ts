import { DEFAULT_ZONE, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { freightTypes } from '@embarca/contracts/load/codes.ts'
import { orderStatuses } from '@embarca/contracts/order/codes.ts'
import { orderSorts } from '@embarca/contracts/order/read-routes.ts'
import {
  MAX_NAME_LENGTH,
  omitUndefined,
  readDay,
  readFlag,
  readOption,
  readOptions,
  readText,
  readTexts,
} from '../../base/search-params.ts'

/** Orders that the address names as selected; more are selected only until the page is reloaded. */
export const MOST_IN_ADDRESS = 100
const ID_LENGTH = 64
const MOST_PLACES = 50

/** Parts of the screen besides the list: orders are ticked and launched, loads are planned (readings o18). */
export const orderModes = ['old', 'new'] as const
export const orderTabs = ['imports', 'formed', 'mine'] as const

/** Inputs of queries are plain arrays. */
const mutable = <T>(values: readonly T[] | undefined): T[] | undefined => values && [...values]

/** What the address of the screen holds: its part, the filters, what is selected, the order in the drawer, the load being launched. */
export const readOrderAddress = (given: Readonly<Record<string, unknown>>) =>
  omitUndefined({
    screen: readOption(given['screen'], orderModes),
    tab: readOption(given['tab'], orderTabs),
    text: readText(given['text'], MAX_NAME_LENGTH),
    status: mutable(readOptions(given['status'], orderStatuses)),
    freightType: readOption(given['freightType'], freightTypes),
    collectPlaceIds: mutable(readTexts(given['collectPlaceIds'], ID_LENGTH, MOST_PLACES)),
    deliveryPlaceIds: mutable(readTexts(given['deliveryPlaceIds'], ID_LENGTH, MOST_PLACES)),
    commercialName: readText(given['commercialName'], MAX_NAME_LENGTH),
    UF: readText(given['UF'], 2),
    collectFrom: readDay(given['collectFrom']),
    collectTo: readDay(given['collectTo']),
    deliveryFrom: readDay(given['deliveryFrom']),
    deliveryTo: readDay(given['deliveryTo']),
    importId: readText(given['importId'], ID_LENGTH),
    sort: readOption(given['sort'], orderSorts),
    descending: readFlag(given['descending']),
    selected: readTexts(given['selected'], ID_LENGTH, MOST_IN_ADDRESS),
    order: readText(given['order'], ID_LENGTH),
    launch: readText(given['launch'], ID_LENGTH),
  })
export type OrderAddress = ReturnType<typeof readOrderAddress>

const LAST_SECOND = ' 23:59:59'
const dayStart = (day: string | undefined) => (day === undefined ? undefined : parseLocal(day, DEFAULT_ZONE))
const dayEnd = (day: string | undefined) => (day === undefined ? undefined : parseLocal(day + LAST_SECOND, DEFAULT_ZONE))

/** The address as the input of the list's query. */
export const orderQuery = (address: OrderAddress) => {
  const {
    screen: _,
    tab: __,
    selected: ___,
    order: ____,
    launch: _____,
    collectFrom,
    collectTo,
    deliveryFrom,
    deliveryTo,
    UF,
    ...rest
  } = address
  return omitUndefined({
    ...rest,
    UF: UF && /^[A-Z]{2}$/.test(UF) ? UF : undefined,
    collectDateInit: dayStart(collectFrom),
    collectDateEnd: dayEnd(collectTo),
    deliveryDateInit: dayStart(deliveryFrom),
    deliveryDateEnd: dayEnd(deliveryTo),
  })
}

/** Conditions only: what a user clears, and what tells an empty list from one without a hit. */
export const hasConditions = (address: OrderAddress): boolean => {
  const { sort: _, descending: __, ...conditions } = orderQuery(address)
  return Object.keys(conditions).length > 0
}
