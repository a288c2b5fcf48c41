import { fitsLoad, statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import type { CounterName, dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { localDay, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { type ContractLoad, rowsOf, sumsOfCycle } from './cycle.ts'
import type { ContractDocument } from './projector.ts'
import { cardOf, cycleNamed, cycleOption, cyclesOf, rowShown, statusOf } from './shown.ts'

const CONTRACTS = 'dedicated'
/** R106. */
const PAGE = 10
const MOST = 500
/** Loads that may be bound, by their status (Y26). */
const bindable = ['CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'ASSIGNED_TO_TRANSPORTER'] as const

type Board = InputOf<typeof dedicatedRoutes.board>
type Held = { readonly contract: ContractDocument; readonly load: ContractLoad | undefined }

const withLoad = async (contract: ContractDocument, { views }: ReaderContext): Promise<Held> => {
  const load = contract.heldBy === undefined ? undefined : await views.get<ContractLoad>(LOADS, contract.heldBy)
  return { contract, load: load && statusOfBound(load.statusCode) ? load : undefined }
}
const active = (context: ReaderContext, where: object = {}) =>
  readAllDocuments<ContractDocument>(context.views, CONTRACTS, { where: { isActive: true, ...where }, sort: ['order', 'asc'], size: MOST })

/** The last collect of the vehicle that began, whatever its cycle (Y34). */
const lastCollectOf = async ({ rows }: ContractDocument, { views }: ReaderContext): Promise<string | undefined> => {
  const loads = await Promise.all(
    Object.keys(rows)
      .slice(-10)
      .map((id) => views.get<ContractLoad>(LOADS, id)),
  )
  const begun = loads.flatMap((load) => (load?.collectDate && statusOfBound(load.statusCode) !== 'SCHEDULED' ? [load.collectDate] : []))
  return begun.sort().at(-1)
}
const shownAs = async ({ contract, load }: Held, cycleAsked: string | undefined, context: ReaderContext) => {
  const cycle = cycleNamed(contract, cycleAsked, context.now)
  if (!cycle) return undefined
  const rows = await rowsOf(contract, cycle.start, context.views)
  const sums = sumsOfCycle(contract, cycle, rows)
  const lastCollect = await lastCollectOf(contract, context)
  return { card: cardOf(contract, load, { cycle, sums, lastCollect }, context.now), cycle, rows, sums }
}

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

/** Dedicated vehicles: the board, one contract with its cycles, and the loads that may be bound. */
export const dedicatedReaders: Readers<typeof dedicatedRoutes> = {
  board: async (asked, context) => {
    const { transporterId, plate, driver, vehicleType, cycle, ...paging } = asked
    const page = pageOf(paging, PAGE)
    const contracts = await active(
      context,
      given({ transporterId, vehicleClass: vehicleType, driverDocument: driver?.replace(/\D/g, '') || undefined }),
    )
    const spellings = plate ? plateSpellings(plate) : []
    const named = contracts.filter(
      ({ plates }) => !plate || plates.some((one) => spellings.includes(one) || one.startsWith(plate.toUpperCase())),
    )
    const held = (await Promise.all(named.map((contract) => withLoad(contract, context)))).filter(fits(asked, context))
    const from = (page.page - 1) * page.size
    const shown = await Promise.all(held.slice(from, from + page.size).map((one) => shownAs(one, cycle, context)))
    return listOf(
      shown.flatMap((one) => (one ? [one.card] : [])),
      { hasMore: held.length > from + page.size },
      page,
    )
  },
  indicators: async (_, context) => {
    const held = await Promise.all((await active(context)).map((contract) => withLoad(contract, context)))
    const amount = {
      AVAILABLE: 'AvailableAmount',
      SCHEDULED: 'ScheduleAmount',
      IN_TRANSIT: 'InUseAmount',
      DELIVERED: 'InUseAmount',
      DAY_OFF: 'DayOffAmount',
    } as const
    const counted = Object.fromEntries(
      (['truck', 'carreta'] as const).flatMap((kind) =>
        [...new Set(Object.values(amount)), 'TotalAmount' as const].map((name) => [`${kind}${name}`, 0]),
      ),
    ) as Record<CounterName, number>
    for (const { contract, load } of held) {
      const kind = contract.vehicleClass === 'CARRETA' ? 'carreta' : 'truck'
      counted[`${kind}${amount[statusOf(contract, load, context.now)]}`]++
      counted[`${kind}TotalAmount`]++
    }
    return counted
  },
  detail: async ({ id, cycle: asked }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, id)
    const shown = contract && (await shownAs(await withLoad(contract, context), asked, context))
    if (!shown) return undefined
    const { card, cycle, rows, sums } = shown
    const { excess, ...rest } = sums
    return {
      ...card,
      cycleShown: cycleOption(cycle, cyclesOf(contract, context.now)[0]?.start === cycle.start),
      sums: { ...rest, excessDistance: excess.distance, excessPrice: excess.price },
      rows: rows.map((row) => rowShown(contract, row)),
    }
  },
  forUpdate: async ({ id, cycle: asked }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, id)
    const cycle = contract && cycleNamed(contract, asked, context.now)
    if (!contract || !cycle) return undefined
    const { vehicles, driver, ...terms } = termsIn(contract, cycle.start)!
    const { transporterId, transporterName, freightPriceNegotiated, penaltyPrice, pricePerKmExceeded, distanceAmountNegotiated, cycleDay } =
      terms
    return {
      ...{ dedicatedVehicleId: id, revision: contract.revision, cycle: cycle.start, cycleDay },
      vehicles: vehicles.map(({ vehicleId, plate, vehicleType }) => ({ id: vehicleId, plate, vehicleType })),
      ...{ driverId: driver.driverId, driverCPF: driver.document, driverName: driver.name, transporterId, transporterName },
      ...{
        freightPriceNegotiated,
        penaltyPrice,
        pricePerKmExceeded,
        distanceAmountNegotiated,
        daysOff: [...terms.daysOff],
        tags: [...terms.tags],
      },
      ...given({ reasonDaysOff: terms.reasonDaysOff }),
    }
  },
  cycleConfig: async ({ id }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, id)
    const cycle = contract && cycleNamed(contract, undefined, context.now)
    return contract && cycle && { cycleDay: termsIn(contract)!.cycleDay, start: cycle.start, end: cycle.end }
  },
  cycles: async ({ id }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, id)
    return contract && cyclesOf(contract, context.now).map((cycle, at) => cycleOption(cycle, at === 0))
  },
  candidates: async ({ dedicatedId, text, ...paging }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, dedicatedId)
    if (!contract) return undefined
    const page = pageOf(paging)
    const { vehicles, transporterId } = termsIn(contract)!
    const found = await context.views.page<ContractLoad>(LOADS, {
      where: { statusCode: [...bindable], kind: 'LOAD' },
      sort: ['collectDate', 'asc'],
      ...page,
      ...(text?.trim() && { text: text.trim() }),
    })
    const free = (load: ContractLoad) =>
      fitsLoad(vehicles[0]?.vehicleType ?? '', load.vehicleType) &&
      load.acceptAmount === 0 &&
      (load.statusCode !== 'ASSIGNED_TO_TRANSPORTER' || (load.transporterId === transporterId && load.driverId === undefined))
    return listOf(
      found.items.filter(free).map((load) => ({
        ...{ code: load.externalId, hashId: load.hashId, shippingType: load.hiringType, distance: (load.distance ?? 0) * 2 },
        deliveryPlace: [load.destinations.at(-1)?.city, load.destinations.at(-1)?.state].filter(Boolean).join(' - '),
        ...given({ vehicleType: load.vehicleType, freightPrice: load.freightPrice, collectDate: load.collectDate }),
      })),
      found,
      page,
    )
  },
}
