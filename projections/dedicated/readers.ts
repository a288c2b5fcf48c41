import { fitsLoad, statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { IDLE_DAYS } from '@embarca/contracts/dedicated/cycles.ts'
import { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import { BOTH_WAYS } from '@embarca/contracts/dedicated/money.ts'
import type { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { activeContracts, boardPage, type Held, withLoad } from './board-page.ts'
import { comparedWithLanes } from './comparison.ts'
import { correctionsOf, type NamedCorrection } from './corrections.ts'
import { type ContractLoad, rowsOf, sumsOfCycle } from './cycle.ts'
import { fleetIndicators } from './indicators.ts'
import { occupationOf } from './occupation.ts'
import { pacesOf } from './paces.ts'
import { CONTRACTS, type ContractDocument } from './projector.ts'
import { cardOf, cycleNamed, cycleOption, cyclesOf, idleDaysOf, placeOf, rowShown } from './shown.ts'

/** R106. */
const PAGE = 10
/** Loads that may be bound, by their status (Y26). */
const bindable = ['CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'ASSIGNED_TO_TRANSPORTER'] as const

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

const correctionShown = ({ type, at, by = '', code, before, value, tollPrice, reason, isRestated }: NamedCorrection) => ({
  ...{ type, label: dedicatedLabels.event[type], at, by, isRestated },
  ...given({ code, value, tollPrice, reason: reason ?? before }),
})

/** Dedicated vehicles: the board, one contract with its cycles, and the loads that may be bound. */
export const dedicatedReaders: Readers<typeof dedicatedRoutes> = {
  board: async (asked, context) => {
    const { transporterId, plate, driver, vehicleType, cycle, ...paging } = asked
    const page = pageOf(paging, PAGE)
    const where = given({ transporterId, vehicleClass: vehicleType, driverDocument: driver?.replace(/\D/g, '') || undefined })
    const found = await boardPage(asked, where, page, context)
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
    const [corrections, comparison, paces] = await Promise.all([
      correctionsOf(contract, cycle.start, rows, context.views),
      comparedWithLanes(contract, rows, sums.due, context.views),
      pacesOf(contract, { cycle, sums }, context),
    ])
    return {
      ...card,
      cycleShown: cycleOption(cycle, cyclesOf(contract, context.now)[0]?.start === cycle.start),
      sums: { ...rest, excessDistance: excess.distance, excessPrice: excess.price },
      rows: rows.map((row) => rowShown(contract, row)),
      ...given({ comparison }),
      corrections: corrections.map(correctionShown),
      paces,
      ...{ daysOff: [...daysOff], pricePerKmExceeded, penaltyPrice },
    }
  },
  forUpdate: async ({ id, cycle: asked }, context) => {
    const contract = await context.views.get<ContractDocument>(CONTRACTS, id)
    const cycle = contract && cycleNamed(contract, asked, context.now)
    if (!contract || !cycle) return undefined
    const { vehicles, driver, idleDays = IDLE_DAYS, ...terms } = termsIn(contract, cycle.start)!
    return {
      ...{ dedicatedVehicleId: id, revision: contract.revision, cycle: cycle.start },
      vehicles: vehicles.map(({ vehicleId, plate, vehicleType }) => ({ id: vehicleId, plate, vehicleType })),
      ...{ driverId: driver.driverId, driverCPF: driver.document, driverName: driver.name },
      ...terms,
      idleDays,
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
    const contracts = await activeContracts(context, { isHeld: false })
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
        deliveryPlace: placeOf(load),
        ...given({ vehicleType: load.vehicleType, freightPrice: load.freightPrice, collectDate: load.collectDate }),
      })),
      found,
      page,
    )
  },
}
