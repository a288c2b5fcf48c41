import { type VehicleType, vehicleTypes } from '../load/codes.ts'

/** Kilograms and cubic metres. */
export type Capacity = { readonly weight: number; readonly cubage: number }

/**
 * What a vehicle of each type carries: planning values of 2026-11 (readings, orders), not law. The types of a shipper's own fleet are to
 * replace them once `/vehicleTypes` knows capacities.
 */
export const vehicleCapacities: Readonly<Record<VehicleType, Capacity>> = {
  VUC: { weight: 3_000, cubage: 16 },
  VLC: { weight: 1_500, cubage: 10 },
  TRES_QUARTO: { weight: 4_000, cubage: 22 },
  TOCO: { weight: 6_000, cubage: 38 },
  TRUCK: { weight: 14_000, cubage: 50 },
  BITRUCK: { weight: 18_000, cubage: 55 },
  CARRETA: { weight: 27_000, cubage: 90 },
  CARRETA_LS: { weight: 32_000, cubage: 95 },
  BITREM: { weight: 37_000, cubage: 105 },
  RODOTREM: { weight: 48_000, cubage: 120 },
  TRITREM: { weight: 48_000, cubage: 120 },
}

/** Vehicle types from the smallest to the largest. */
export const bySize: readonly VehicleType[] = [...vehicleTypes].sort(
  (a, b) => vehicleCapacities[a].weight - vehicleCapacities[b].weight || vehicleTypes.indexOf(a) - vehicleTypes.indexOf(b),
)

const THOUSAND = 1_000
/** Weights and cubages have at most three decimals: they are added and compared in whole thousandths. */
export const thousandths = (value: number): number => Math.round(value * THOUSAND)

/** Sums without the error of fractions. */
export const plusCapacity = (one: Capacity, other: Capacity): Capacity => ({
  weight: (thousandths(one.weight) + thousandths(other.weight)) / THOUSAND,
  cubage: (thousandths(one.cubage) + thousandths(other.cubage)) / THOUSAND,
})

/** What goods weigh and fill together. */
export const loadedOf = (goods: readonly { readonly weight?: number | undefined; readonly cubage?: number | undefined }[]): Capacity =>
  goods.map(({ weight = 0, cubage = 0 }) => ({ weight, cubage })).reduce(plusCapacity, { weight: 0, cubage: 0 })

/** Whether a vehicle of this type carries the amounts. */
export const fits = ({ weight, cubage }: Capacity, vehicleType: VehicleType): boolean => {
  const most = vehicleCapacities[vehicleType]
  return thousandths(weight) <= thousandths(most.weight) && thousandths(cubage) <= thousandths(most.cubage)
}
/** The smallest vehicle type that carries the amounts, among those given; undefined: none does. */
export const smallestVehicle = (amounts: Capacity, among: readonly VehicleType[] = bySize): VehicleType | undefined =>
  bySize.find((type) => among.includes(type) && fits(amounts, type))

/** How full a vehicle of this type is, in whole percent rounded up: 101 and above is an overload. */
export const fillOf = ({ weight, cubage }: Capacity, vehicleType: VehicleType): Capacity => {
  const most = vehicleCapacities[vehicleType]
  const percent = (part: number, whole: number) => Math.ceil((thousandths(part) * 100) / thousandths(whole))
  return { weight: percent(weight, most.weight), cubage: percent(cubage, most.cubage) }
}

/** How full the vehicle would be, where it carries less than the amounts; without a vehicle type the largest one is meant. */
export const overloadOf = (amounts: Capacity, vehicleType: VehicleType = bySize.at(-1)!): Capacity | undefined =>
  fits(amounts, vehicleType) ? undefined : fillOf(amounts, vehicleType)
