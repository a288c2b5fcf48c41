import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { carrierFilterStatuses } from '@embarca/contracts/partnership/codes.ts'
import type { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { fleetTypes } from '@embarca/contracts/reference/codes.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import { MAX_NAME_LENGTH, omitUndefined, readFlag, readOption, readOptions, readText } from '../../base/search-params.ts'

export const stateCodes = Object.keys(states)
type Given = Readonly<Record<string, unknown>>

/** What the address of the list of carriers holds (specification 3 §2.5); `search` is an older name of `text`. */
export const readCarrierAddress = (given: Given) =>
  omitUndefined({
    text: readText(given['text'] ?? given['search'], MAX_NAME_LENGTH),
    status: readOption(given['status'], carrierFilterStatuses),
    fleetType: readOption(given['fleetType'], fleetTypes),
    operationUFs: readOptions(given['operationUFs'], stateCodes),
    tag: readText(given['tag'], MAX_NAME_LENGTH),
    vehicleType: readOption(given['vehicleType'], vehicleTypes),
    trailerType: readOption(given['trailerType'], trailerTypes),
    adds: readFlag(given['adds']),
  })
export type CarrierAddress = ReturnType<typeof readCarrierAddress>
/** Undefined fields are taken out of the address. */
export type CarrierChange = { readonly [K in keyof CarrierAddress]?: CarrierAddress[K] | undefined }

const ROWS = 20
/** The address as the query's input. */
export const carrierQuery = ({ adds: _, status, operationUFs, ...more }: CarrierAddress): InputOf<typeof carrierRoutes.search> =>
  omitUndefined({
    ...more,
    size: ROWS,
    status: status && [status],
    operationUFs: operationUFs && [...operationUFs],
  }) as InputOf<typeof carrierRoutes.search>
