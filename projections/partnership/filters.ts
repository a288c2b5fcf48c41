import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { PartnershipStatus } from '@embarca/contracts/partnership/codes.ts'
import type { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'

export const PARTNERSHIPS = 'partnership'
export type CarrierFilters = Omit<InputOf<typeof carrierRoutes.search>, 'page' | 'size' | 'after'>

const holding = (values: string | readonly string[] | undefined) => (values?.length ? { holds: values } : undefined)
/** What lists show when no status is asked for: everything but what ended. */
export const usualStatuses: readonly PartnershipStatus[] = ['ACTIVE', 'INVITED', 'ASKED']

/** The filters of the list as a query of the view, for statuses of the relation. A carrier of no operation group is in every one. */
export const carriersWhere = ({ status, fleetType, operationUFs, tag, trailerType, vehicleType, ...more }: CarrierFilters): ViewFilter =>
  given({
    status: status?.length ? status : usualStatuses,
    fleetType,
    operationUFs: holding(operationUFs),
    tagNames: holding(tag?.trim()),
    trailerTypes: holding(trailerType),
    vehicleTypes: holding(vehicleType),
    groupScope: holding(more.operationGroupIds?.length ? scopeOf(more.operationGroupIds) : undefined),
  }) as ViewFilter

/** Stands in `groupScope` of a carrier that works in every operation group. */
export const EVERY_GROUP = '*'
/** What `groupScope` holds of a carrier that works in one of these operation groups. */
export const scopeOf = (operationGroupIds: readonly string[]): readonly string[] => [...operationGroupIds, EVERY_GROUP]

export const textOf = ({ text, search }: Pick<CarrierFilters, 'text' | 'search'>): { text?: string } => {
  const typed = (text ?? search)?.trim()
  return typed ? { text: typed } : {}
}
