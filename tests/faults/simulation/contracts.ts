import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { chance } from '../../kit/chance.ts'
import { people } from '../../stories/world.ts'
import { type AttemptedCommand, one } from './command-source.ts'
import { type Around, remembered, type Theme } from './theme.ts'

const { ana, bia } = people

type Contract = {
  readonly isActive: boolean
  readonly crew: readonly string[]
  readonly vehicleId: string
  readonly heldBy?: string | undefined
  /** Loads whose sums it counts. */
  readonly rows: readonly string[]
}
type Bound = { readonly contract?: string | undefined; readonly status: string; readonly vehicleId?: string | undefined }

/** Two trucks that fit the loads of these runs, one that does not, and their drivers. */
const crews = [
  { vehicleIds: ['v1'], driverId: 'd1', transporterId: 't1' },
  { vehicleIds: ['v5'], driverId: 'd2', transporterId: 't1' },
  { vehicleIds: ['v1'], driverId: 'd2', transporterId: 't1' },
  { vehicleIds: ['v3'], driverId: 'd3', transporterId: 't2' },
] as const
const holds: readonly string[] = [
  ...['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT', 'COLLECT_DONE'],
  ...['IN_TRANSIT', 'IN_DELIVERY', 'DELIVERED'],
]
const AMOUNT = 20_000

const contractMoves = (seed: number, contracts: ReadonlyMap<string, Contract>, boundTo: (loadId: string) => Bound | undefined) => {
  const random = chance(seed * 61 + 29)
  const asked = (module: 'load' | 'dedicated', by: Actor, type: string, data: object): AttemptedCommand => ({
    module,
    by,
    command: { type, data },
  })
  const saved = (dedicatedVehicleId?: string) => {
    const { vehicleIds, ...crew } = one(crews, random)
    const terms = { freightPriceNegotiated: AMOUNT, distanceAmountNegotiated: 100, pricePerKmExceeded: 4, cycleDay: 1 + random.below(28) }
    return asked('dedicated', one([ana, bia], random), 'SaveContract', {
      ...{ ...crew, ...terms, vehicleIds: [...vehicleIds], daysOff: random.likely(0.2) ? [1 + random.below(28)] : [] },
      ...(dedicatedVehicleId !== undefined && { dedicatedVehicleId }),
    })
  }
  return ({ loads }: Around): AttemptedCommand | undefined => {
    const ids = [...contracts.keys()]
    if (ids.length === 0 || random.likely(0.12)) return saved()
    const id = one(ids, random)
    if (loads.length === 0 || random.likely(0.1)) return random.likely(0.6) ? saved(id) : asked('dedicated', ana, 'DisableContract', { id })
    const { id: hash } = one(loads, random)
    const held = contracts.get(id)?.heldBy ?? hash
    const own = boundTo(hash)?.contract ?? id
    return one(
      [
        asked('load', ana, 'BindDedicated', { id, hash, confirmed: random.likely(0.8) }),
        asked('load', ana, 'BindDedicated', { id, hash, confirmed: true }),
        asked('load', bia, 'BindDedicated', { id, hash, confirmed: true }),
        asked('load', ana, 'ReleaseDedicated', { id: own, hash }),
        asked('load', ana, 'PutInTransit', { id: own, hash }),
        asked('load', bia, 'PutInTransit', { id, hash: held }),
        asked('load', ana, 'ChangeDedicated', { id: `${hash}-1`, dedicatedVehicleId: id, reason: 'Pane' }),
        asked('dedicated', ana, 'ChangeToll', { id, shippingHash: held, tollPrice: random.below(AMOUNT) }),
        asked('dedicated', ana, 'ChangeDrivenDistance', { id, shippingHash: held, distance: random.below(900) }),
        asked('dedicated', ana, 'SetPenalty', { id, shippingHash: held, value: random.below(AMOUNT) }),
      ],
      random,
    )
  }
}

/** Contracts of dedicated vehicles and their loads: one load a vehicle, one contract a vehicle and driver, and both streams agree. */
export const contracts = (seed: number): Theme => {
  const known = new Map<string, Contract>()
  const loads = new Map<string, Bound>()
  const wrong: string[] = []
  const statuses = remembered<Readonly<Record<string, Bound>>>({})
  const say = ({ type, stream }: Recorded, what: string) => wrong.push(`${type} of ${stream}: ${what}`)
  const crewOf = ({ driver, vehicles }: { driver: { driverId: string }; vehicles: readonly { vehicleId: string }[] }) => [
    driver.driverId,
    ...vehicles.map(({ vehicleId }) => vehicleId),
  ]

  const observeContract = (event: Recorded) => {
    const { type, data } = event
    const id = data.dedicatedId as string
    const before = known.get(id)
    const change = (part: Partial<Contract>) => known.set(id, { ...before!, ...part })
    if (type === 'DedicatedContracted' || type === 'DedicatedChanged') {
      if (before && !before.isActive) say(event, 'although it was disabled')
      const crew = crewOf(data.terms)
      const taken = [...known].filter(([other, one]) => other !== id && one.isActive && one.crew.some((name) => crew.includes(name)))
      if (taken.length > 0) say(event, `${crew} stands in ${taken[0]![0]}, too`)
      known.set(id, { rows: [], heldBy: undefined, ...before, isActive: true, crew, vehicleId: data.terms.vehicles[0].vehicleId })
    }
    if (type === 'DedicatedDisabled') change({ isActive: false })
    if (type === 'DedicatedLoadHeld') {
      const held = before?.heldBy === undefined ? undefined : loads.get(before.heldBy)
      const isBusy = (all: Readonly<Record<string, Bound>>) => {
        const one = all[before?.heldBy ?? '']
        return one?.contract === id && holds.includes(one.status)
      }
      if (held && data.loadId !== before?.heldBy && statuses.always(isBusy)) say(event, `it carries ${before?.heldBy}`)
      if (!before?.isActive) say(event, 'although it was disabled')
      change({ heldBy: data.loadId, rows: [...new Set([...(before?.rows ?? []), data.loadId])] })
    }
    if (type === 'DedicatedLoadFreed') {
      const isHeld = before?.heldBy === data.loadId
      const keeps = data.because === 'ENDED'
      change({
        heldBy: isHeld ? undefined : before?.heldBy,
        rows: keeps ? before!.rows : before!.rows.filter((one) => one !== data.loadId),
      })
    }
    if (type === 'DedicatedPenaltySet' && data.penaltyPrice < 0) say(event, 'below zero')
  }
  const observeLoad = (event: Recorded) => {
    const { type, data } = event
    const before = loads.get(data.loadId)
    const status = data.status ?? before?.status ?? ''
    let after: Bound = { ...before, status }
    if (type === 'DriverBound' || type === 'VehiclesReplaced') after = { ...after, vehicleId: data.vehicles[0].vehicleId }
    if (type === 'DedicatedVehicleBound') {
      if (before?.contract !== undefined && before.contract !== data.dedicatedId) say(event, `it is in ${before.contract}`)
      after = { ...after, contract: data.dedicatedId }
      const vehicle = known.get(data.dedicatedId)?.vehicleId
      if (vehicle === 'v3') say(event, 'a vehicle that does not fit')
      if (status !== 'LINKED_TO_DRIVER_VEHICLE') say(event, `as ${status}`)
    }
    if (type === 'DedicatedVehicleRemoved') {
      if (before?.contract !== data.dedicatedId) say(event, `it is in ${before?.contract}`)
      after = { ...after, contract: undefined }
    }
    if (type === 'LoadReopened' && status !== 'DELIVERED') after = { ...after, contract: undefined }
    if (
      (type === 'TransporterReplaced' || type === 'LoadForwarded') &&
      before?.contract !== undefined &&
      data.reason !== 'Contrato do veículo dedicado alterado'
    )
      say(event, `while ${before.contract} carries it`)
    if (data.status !== undefined || after !== before) loads.set(data.loadId, after)
    statuses.set({ ...statuses.now(), [data.loadId]: after })
  }

  return {
    wrong,
    move: contractMoves(seed, known, (loadId) => loads.get(loadId)),
    observe: (event) => {
      if (event.stream.startsWith('dedicated-')) observeContract(event)
      if (event.stream.startsWith('load-')) observeLoad(event)
    },
    settle: statuses.settle,
    end: () => {
      for (const [loadId, { contract, status }] of loads) {
        if (contract === undefined || !holds.includes(status)) continue
        const { heldBy, isActive } = known.get(contract)!
        const others = [...loads].filter(([other, one]) => other !== loadId && one.contract === contract && holds.includes(one.status))
        // A finished load may come back as delivered when its vehicle has another one.
        if (status !== 'DELIVERED' && others.every(([, one]) => one.status !== 'DELIVERED')) {
          if (others.length > 0) wrong.push(`${contract} carries ${loadId} and ${others[0]![0]}`)
          if (heldBy !== loadId) wrong.push(`${loadId} is in ${contract}, which holds ${heldBy}`)
          if (!isActive && ['ASSIGNED_TO_TRANSPORTER', 'LINKED_TO_DRIVER_VEHICLE'].includes(status))
            wrong.push(`${loadId} waits for ${contract}, which was disabled`)
        }
      }
      for (const [id, { heldBy }] of known) {
        const load = heldBy === undefined ? undefined : loads.get(heldBy)
        if (heldBy !== undefined && load?.contract !== id && load?.status !== 'CANCELED' && load?.status !== 'FINISHED')
          wrong.push(`${id} holds ${heldBy}, which is in ${load?.contract}`)
      }
    },
  }
}
