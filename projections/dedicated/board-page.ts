import { statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import type { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { lettersAndDigits, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { localDay, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { pageOf, ReaderContext } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { ContractLoad } from './cycle.ts'
import { CONTRACTS, type ContractDocument } from './projector.ts'
import { statusOf } from './shown.ts'

/** Contracts read at once. */
const MOST = 500

type Board = InputOf<typeof dedicatedRoutes.board>
export type Held = { readonly contract: ContractDocument; readonly load: ContractLoad | undefined }

export const withLoad = async (contract: ContractDocument, { views }: ReaderContext): Promise<Held> => {
  const load = contract.heldBy === undefined ? undefined : await views.get<ContractLoad>(LOADS, contract.heldBy)
  return { contract, load: load && statusOfBound(load.statusCode) ? load : undefined }
}
/** The contracts in force, in the order of their plates. */
export const activeContracts = (context: ReaderContext, where: object = {}) =>
  readAllDocuments<ContractDocument>(context.views, CONTRACTS, { where: { isActive: true, ...where }, sort: ['order', 'asc'], size: MOST })

const dayBound = (text: string | undefined) => (text ? localDay(parseLocal(text) ?? '') : undefined)
/** Filters by what only the bound load tells (Y24). */
const fits =
  ({ status, shippingCode, initCollectDate, endCollectDate }: Board, { now }: ReaderContext) =>
  ({ contract, load }: Held): boolean => {
    if (status === 'SCHEDULED' || status === 'AVAILABLE' || status === 'DAY_OFF') {
      if (statusOf(contract, load, now) !== status) return false
    } else if (status !== undefined && load?.statusCode !== status) return false
    if (shippingCode && !load?.externalId.toUpperCase().includes(shippingCode.trim().toUpperCase())) return false
    if (!initCollectDate || !endCollectDate) return true
    const day = load?.collectDate && localDay(load.collectDate)
    return Boolean(day && day >= dayBound(initCollectDate)! && day <= dayBound(endCollectDate)!)
  }

/** Whether the board has to read the loads, or compare parts of plates, to know what it shows. */
const needsLoads = ({ status, shippingCode, initCollectDate, endCollectDate, plate }: Board) =>
  [status, shippingCode, initCollectDate && endCollectDate, plate].some(Boolean)
type Paged = ReturnType<typeof pageOf>
const plainPage = async (where: object, page: Paged, context: ReaderContext) => {
  const found = await context.views.page<ContractDocument>(CONTRACTS, {
    where: { isActive: true, ...where },
    sort: ['order', 'asc'],
    ...page,
  })
  return { ...found, items: await Promise.all(found.items.map((contract) => withLoad(contract, context))) }
}
const heldPage = async (asked: Board, where: object, { page, size }: Paged, context: ReaderContext) => {
  const { plate, status } = asked
  const isFree = status === 'AVAILABLE' || status === 'DAY_OFF'
  const contracts = await activeContracts(context, {
    ...where,
    ...(isFree && { isHeld: false }),
    ...(status && !isFree && { isHeld: true }),
  })
  const spellings = plate ? plateSpellings(plate) : []
  const named = contracts.filter(
    ({ plates }) => !plate || plates.some((one) => spellings.includes(one) || one.startsWith(lettersAndDigits(plate))),
  )
  const held = (await Promise.all(named.map((contract) => withLoad(contract, context)))).filter(fits(asked, context))
  const from = (page - 1) * size
  return { items: held.slice(from, from + size), hasMore: held.length > from + size }
}

/** A page of the board. Contracts alone answer most filters; only the others read every load (Y24). */
export const boardPage = (asked: Board, where: object, page: Paged, context: ReaderContext) =>
  needsLoads(asked) ? heldPage(asked, where, page, context) : plainPage(where, page, context)
