import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { shipperData } from '@embarca/services/demo/shipper-data.ts'
import { codeOf, kinds, orderOf, timeOf } from '../many-loads.ts'

const day = (n: number) => formatLocal(timeOf(n)).slice(0, 10)
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!
const DAY = 1_440
const STEP = 7_919
const { transporterIds } = shipperData[0]!

/** Every field of the filter object, with a value for each round; some match many loads, some few, some none. */
export const fieldsOf = (loads: number): Readonly<Record<string, (nth: number) => LoadFilters>> => ({
  'text: code': (nth) => ({ text: codeOf((nth * STEP) % loads) }),
  'text: order': (nth) => ({ text: `pedido ${orderOf((nth * STEP) % loads)}` }),
  'text: place': (nth) => ({ text: of(kinds.cities, nth).slice(0, 5) }),
  'text: two words': (nth) => ({ text: `${of(kinds.cities, nth).slice(0, 5)} ${of(kinds.tags, nth)}` }),
  'text: nothing': (nth) => ({ text: `nada-${nth}` }),
  column: (nth) => ({ columnStatus: of(['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const, nth) }),
  deliveryStatus: (nth) => ({ deliveryStatus: [of(['IN_TRANSIT', 'FINISHED', 'ASSIGNED_TO_TRANSPORTER'] as const, nth)] }),
  receiptStatus: (nth) => ({ receiptStatus: [of(['PENDING', 'APPROVED', 'REFUSED'] as const, nth)] }),
  hiringType: (nth) => ({ hiringType: [of(kinds.hiringTypes, nth)] }),
  freightType: (nth) => ({ freightType: of(kinds.freightTypes, nth) }),
  deliveryType: (nth) => ({ deliveryType: of(['SINGLE', 'LOT'] as const, nth) }),
  transporterId: (nth) => ({ transporterId: of([...transporterIds, 'nobody'], nth) }),
  originUF: (nth) => ({ originUF: of([...kinds.states, 'AC'], nth) }),
  originCity: (nth) => ({ originCity: of([...kinds.cities, 'Manaus'], nth) }),
  originPlaceId: (nth) => ({ originPlaceId: `place-${nth % 66}` }),
  destinationUF: (nth) => ({ destinationUF: of([...kinds.states, 'AC'], nth) }),
  destinationCity: (nth) => ({ destinationCity: of([...kinds.cities, 'Manaus'], nth) }),
  destinationPlaceId: (nth) => ({ destinationPlaceId: `place-${nth % 66}` }),
  collectDate: (nth) => ({ collectDateInit: day((nth * 997) % loads), collectDateEnd: day(((nth * 997) % loads) + DAY) }),
  deliveryDate: (nth) => ({ deliveryDateInit: day((nth * 997) % loads), deliveryDateEnd: day(((nth * 997) % loads) + DAY) }),
  userLaunch: (nth) => ({ userLaunch: of(['ana', 'nobody'], nth) }),
  tags: (nth) => ({ tags: [of([...kinds.tags, 'nenhuma'], nth)] }),
  lotStatus: () => ({ lotStatus: 'OPEN' }),
  flLotCanClose: () => ({ flLotCanClose: true }),
  flLotAvailable: () => ({ flLotAvailable: true }),
  flOnlyNegotiationNotViewed: () => ({ flOnlyNegotiationNotViewed: true }),
  flWaitingOnLogisticOperator: () => ({ flWaitingOnLogisticOperator: true }),
  flPending: () => ({ flPending: true }),
  flOccurrence: () => ({ flOccurrence: true }),
  flPriority: () => ({ flPriority: true }),
  waitingApproveHiring: () => ({ waitingApproveHiring: true }),
  flPendingRequestWithoutTracking: () => ({ flPendingRequestWithoutTracking: true }),
  amountTimeWithoutTracking: (nth) => ({ amountTimeWithoutTracking: 1 + nth * 60 }),
  risk: (nth) => ({ risk: [of(['AT_RISK', 'LATE_EXPECTED'] as const, nth)] }),
  trackingStatus: () => ({ trackingStatus: 'LATE' }),
  trackingType: () => ({ trackingType: 'APP' }),
})

/** Random numbers that are the same in every run. */
const seeded = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** `count` combinations of four different fields. */
export const combinationsOf = (loads: number, count: number, seed = 7): readonly ((nth: number) => LoadFilters)[] => {
  const random = seeded(seed)
  const fields = Object.entries(fieldsOf(loads))
  return Array.from({ length: count }, () => {
    const left = [...fields]
    const four = Array.from({ length: 4 }, () => {
      const [name, filters] = left.splice(Math.floor(random() * left.length), 1)[0]!
      if (name.startsWith('text')) left.splice(0, left.length, ...left.filter(([other]) => !other.startsWith('text')))
      return filters
    })
    return (nth) => Object.assign({}, ...four.map((filters, at) => filters(nth * (at + 1)))) as LoadFilters
  })
}
