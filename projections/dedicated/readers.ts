import { fitsLoad, statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { IDLE_DAYS, workdaysOf } from '@embarca/contracts/dedicated/cycles.ts'
import { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import { BOTH_WAYS } from '@embarca/contracts/dedicated/money.ts'
import type { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { lettersAndDigits, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { localDay, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { peopleNames } from '../shared/people-names.ts'
import { comparedWithLanes } from './comparison.ts'
import { type ContractLoad, rowsOf, sumsOfCycle } from './cycle.ts'
import { fleetIndicators } from './indicators.ts'
import { occupationOf } from './occupation.ts'
import { CONTRACTS, type ContractDocument, type MoneyCorrection } from './projector.ts'
import { cardOf, cycleNamed, cycleOption, cyclesOf, idleDaysOf, rowShown, statusOf } from './shown.ts'

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
  const contracts = await active(context, { ...where, ...(isFree && { isHeld: false }), ...(status && !isFree && { isHeld: true }) })
  const spellings = plate ? plateSpellings(plate) : []
  const named = contracts.filter(
    ({ plates }) => !plate || plates.some((one) => spellings.includes(one) || one.startsWith(lettersAndDigits(plate))),
  )
  const held = (await Promise.all(named.map((contract) => withLoad(contract, context)))).filter(fits(asked, context))
  const from = (page - 1) * size
  return { items: held.slice(from, from + size), hasMore: held.length > from + size }
}

const correctionShown = (
  { type, at, by, loadId, before, value, tollPrice, reason, isRestated }: MoneyCorrection,
  names: ReadonlyMap<string, string | undefined>,
  codes: ReadonlyMap<string, string>,
) => ({
  ...{ type, label: dedicatedLabels.event[type], at, by: names.get(by) ?? '', isRestated },
  ...given({ code: loadId === undefined ? undefined : codes.get(loadId), value, tollPrice, reason: reason ?? before }),
})

/** Cycles whose paces the simulator may compare. */
const PACES = 4
/** Kilometres a day of the running cycle and the latest ones before it. */
const pacesOf = async (contract: ContractDocument, { views, now }: ReaderContext) => {
  const today = localDay(now)
  const paces = await Promise.all(
    cyclesOf(contract, now)
      .slice(0, PACES)
      .map(async (cycle) => {
        const { distanceAmountTraveled: km } = sumsOfCycle(contract, cycle, await rowsOf(contract, cycle.start, views))
        const days = workdaysOf(cycle.start, [cycle.end, today].sort()[0]!, termsIn(contract, cycle.start)!.daysOff)
        return km > 0 && days > 0 ? [{ cycle: cycle.start, kmPerDay: Math.round((km / days) * 1_000) / 1_000 }] : []
      }),
  )
  return paces.flat()
}

/** Dedicated vehicles: the board, one contract with its cycles, and the loads that may be bound. */
export const dedicatedReaders: Readers<typeof dedicatedRoutes> = {
  board: async (asked, context) => {
    const { transporterId, plate, driver, vehicleType, cycle, ...paging } = asked
    const page = pageOf(paging, PAGE)
    const where = given({ transporterId, vehicleClass: vehicleType, driverDocument: driver?.replace(/\D/g, '') || undefined })
    const found = needsLoads(asked) ? await heldPage(asked, where, page, context) : await plainPage(where, page, context)
    const shown = await Promise.all(found.items.map((one) => shownAs(one, cycle, context)))
    return listOf(
      shown.flatMap((one) => (one ? [one.card] : [])),
      found,
      page,
    )
  },
  indicators: (_, context) => fleetIndicators(context),
  detail: async ({ id, cycle: asked }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, id)
    const shown = contract && (await shownAs(await withLoad(contract, context), asked, context))
    if (!shown) return undefined
    const { card, cycle, rows, sums } = shown
    const { excess, ...rest } = sums
    const { daysOff, pricePerKmExceeded, penaltyPrice } = termsIn(contract, cycle.start)!
    const corrections = contract.corrections.filter((one) => one.cycle === cycle.start || one.before === cycle.start)
    const [names, comparison, paces] = await Promise.all([
      peopleNames(
        context.views,
        corrections.map(({ by }) => by),
      ),
      comparedWithLanes(contract, rows, sums.due, context.views),
      pacesOf(contract, context),
    ])
    const codes = new Map(rows.map(({ load }) => [load.hashId, load.externalId]))
    return {
      ...card,
      cycleShown: cycleOption(cycle, cyclesOf(contract, context.now)[0]?.start === cycle.start),
      sums: { ...rest, excessDistance: excess.distance, excessPrice: excess.price },
      rows: rows.map((row) => rowShown(contract, row)),
      ...given({ comparison }),
      corrections: corrections.map((one) => correctionShown(one, names, codes)),
      paces,
      ...{ daysOff: [...daysOff], pricePerKmExceeded, penaltyPrice },
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
      idleDays: terms.idleDays ?? IDLE_DAYS,
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
  occupation: async ({ from, days, ...paging }, context) => {
    const page = pageOf(paging, PAGE)
    const found = await context.views.page<ContractDocument>(CONTRACTS, { where: { isActive: true }, sort: ['order', 'asc'], ...page })
    const vehicles = found.items.map(async (contract) => ({
      ...{ id: contract.id, plate: contract.order, transporterName: termsIn(contract)!.transporterName },
      days: [...(await occupationOf(contract, { start: from, end: dayAfter(from, days - 1) }, context.views))],
    }))
    return listOf(await Promise.all(vehicles), found, page)
  },
  idle: async (_, context) => {
    const contracts = await active(context, { isHeld: false })
    return contracts
      .flatMap((contract) => {
        const days = idleDaysOf(contract, context.now)
        const { transporterName } = termsIn(contract)!
        return days === undefined ? [] : [{ id: contract.id, plate: contract.order, transporterName, since: contract.idleAt!, days }]
      })
      .sort((a, b) => b.days - a.days)
  },
  candidates: async ({ dedicatedId, text, ...paging }, context) => {
    const contract = dedicatedId === undefined ? undefined : await context.views.get<ContractDocument>(CONTRACTS, dedicatedId)
    if (dedicatedId !== undefined && !contract) return undefined
    const page = pageOf(paging)
    const terms = contract && termsIn(contract)!
    const found = await context.views.page<ContractLoad>(LOADS, {
      where: { statusCode: [...bindable], kind: 'LOAD' },
      sort: ['collectDate', 'asc'],
      ...page,
      ...(text?.trim() && { text: text.trim() }),
    })
    const free = (load: ContractLoad) =>
      (!terms || fitsLoad(terms.vehicles[0]!.vehicleType, load.vehicleType)) &&
      load.dedicatedId === undefined &&
      load.acceptAmount === 0 &&
      (load.statusCode !== 'ASSIGNED_TO_TRANSPORTER' || (load.transporterId === terms?.transporterId && load.driverId === undefined))
    return listOf(
      found.items.filter(free).map((load) => ({
        ...{ code: load.externalId, hashId: load.hashId, shippingType: load.hiringType, distance: (load.distance ?? 0) * BOTH_WAYS },
        deliveryPlace: [load.destinations.at(-1)?.city, load.destinations.at(-1)?.state].filter(Boolean).join(' - '),
        ...given({ vehicleType: load.vehicleType, freightPrice: load.freightPrice, collectDate: load.collectDate }),
      })),
      found,
      page,
    )
  },
}
