import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { type DemoVehicle, vehicles } from './fleet.ts'
import { demoTags } from './goods.ts'
import { demoLanes } from './lanes.ts'
import type { Random } from './random.ts'
import type { ShipperData } from './shipper-data.ts'

/** Capacity (kilograms) and cost (cents to start with, cents a kilometre) of a vehicle; market prices of 2026. */
const rates = {
  TOCO: { takes: 6_000, start: 38_000, perKm: 412, from: 0, upTo: 350 },
  TRUCK: { takes: 13_500, start: 45_000, perKm: 505, from: 0, upTo: 700 },
  BITRUCK: { takes: 18_500, start: 52_000, perKm: 586, from: 200, upTo: 1_000 },
  CARRETA: { takes: 26_500, start: 66_000, perKm: 672, from: 250, upTo: 4_000 },
  CARRETA_LS: { takes: 31_500, start: 72_000, perKm: 734, from: 400, upTo: 4_000 },
  BITREM: { takes: 37_500, start: 81_000, perKm: 842, from: 400, upTo: 4_000 },
} as const
const rateOf = ({ vehicleType }: DemoVehicle) => rates[vehicleType as keyof typeof rates]

/** The price of a full vehicle of a type for a distance, in cents, and its capacity in kilograms; a semi-trailer where none is named. */
export const usualPrice = (km: number, vehicleType: string | undefined) => {
  const { start, perKm, takes } = rates[vehicleType as keyof typeof rates] ?? rates.CARRETA
  return { price: start + km * perKm, takes }
}
const TOLL_PER_KM = 38

export type FreightStop = { readonly place: ShipperData['places'][number] /** Kilometres from the origin by road. */; readonly km: number }
export type Freight = {
  readonly origin: FreightStop['place']
  readonly stops: readonly FreightStop[]
  readonly vehicle: DemoVehicle
  readonly form: Omit<LaunchForm, 'origins' | 'destinations' | 'launchDate' | 'duration' | 'externalId'>
  /** Kilograms for each stop. */
  readonly weights: readonly number[]
  /** A company that has suitable vehicles. */
  readonly carrier: string
  /** Companies it is offered to. */
  readonly reached: readonly string[]
}

/** A random lane, cargo and price, for a company with suitable vehicles. A given vehicle takes the place of the random one. */
export const freightFor = (
  random: Random,
  book: ShipperData,
  transporterId: string,
  { isLongHaul = false, vehicle: chosen }: { readonly isLongHaul?: boolean; readonly vehicle?: DemoVehicle } = {},
): Freight => {
  const at = (key: string) => book.places.find((place) => place.key === key)!
  const lanes = demoLanes.filter(({ km }) => !isLongHaul || km > 1_900)
  const lane = random.pick(lanes)
  const stops = [{ place: at(lane.to), km: lane.km }, ...(lane.then ?? []).map(({ to, km }) => ({ place: at(to), km }))]
  const km = stops.at(-1)!.km
  const apt = vehicles.filter((one) => one.transporterId === transporterId && km >= rateOf(one).from && km <= rateOf(one).upTo)
  const usual = random.pick(apt)
  const vehicle = chosen ?? usual
  const { takes, start, perKm } = rateOf(vehicle)
  const weight = Math.round((takes * random.wholeNumber(72, 98)) / 1000) * 10
  const price = Math.round(((start + km * perKm + (stops.length - 1) * 25_000) * random.wholeNumber(92, 112)) / 100 / 1000) * 1000
  const profile = random.pick(book.profiles)
  const { target, reached } = offeredTo(book, transporterId, random.weighted({ all: 72, group: 20, one: 8 }))
  return {
    origin: at(lane.from),
    stops,
    vehicle,
    carrier: transporterId,
    weights: stops.map(() => Math.round(weight / stops.length)),
    form: {
      type: 'NORMAL',
      profileId: profile.id,
      freightType: 'CIF',
      deliveryType: 'SINGLE',
      acceptType: profile.acceptType,
      operationGroupId: operationGroupOf(book, at(lane.from).state),
      freightPrice: price,
      tollPrice: Math.round((km * TOLL_PER_KM * random.wholeNumber(80, 120)) / 100),
      referenceValue: Math.round((price * random.wholeNumber(90, 106)) / 100 / 1000) * 1000,
      freightDistance: km,
      vehicleType: vehicle.vehicleType,
      trailerType: vehicle.trailerType,
      productId: profile.productId,
      shippingUnitType: book.units[random.chance(0.4) ? 2 : 0]!.id,
      tags: [...random.some(demoTags, random.wholeNumber(0, 2))],
      flPriority: random.chance(0.08),
      ...(random.chance(0.15) && { observation: random.pick(notes) }),
      target,
    },
    reached,
  }
}

const notes = [
  'Agendar descarga com 24 h de antecedência.',
  'Exige lona e cantoneiras.',
  'Motorista com EPI completo: capacete, colete e botina.',
  'Descarga por conta do cliente.',
  'Apresentar-se na portaria 2.',
] as const

/** The south has a group of its own where the shipper has one. */
export const operationGroupOf = ({ operationGroups }: ShipperData, state: string) =>
  (operationGroups.find(({ id }) => id === (['PR', 'SC', 'RS'].includes(state) ? 'sul' : 'sudeste')) ?? operationGroups[0]!).id

/** An offer without targets. */
export const nobody: LaunchForm['target'] = {
  flAll: false,
  flAllDriver: false,
  groupIds: [],
  transporterIds: [],
  groupDriverIds: [],
  driverIds: [],
}

const offeredTo = ({ groups, transporterIds: all }: ShipperData, transporterId: string, reach: 'all' | 'group' | 'one') => {
  const group = groups.find(({ transporterIds }) => transporterIds.includes(transporterId))
  if (reach === 'one') return { target: { ...nobody, transporterIds: [transporterId] }, reached: [transporterId] }
  if (reach === 'group' && group) return { target: { ...nobody, groupIds: [group.id] }, reached: group.transporterIds }
  return { target: { ...nobody, flAll: true }, reached: all }
}
