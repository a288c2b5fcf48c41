import { formatLocal } from '@embarca/contracts/kit/moment.ts'
import type { LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { books } from '@embarca/services/demo/shippers.ts'
import { codeOf, kinds, momentOf, orderOf } from '../many-loads.ts'

const day = (n: number) => formatLocal(momentOf(n)).slice(0, 10)
const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!
const DAY = 1_440
const STEP = 7_919
const { transporterIds } = books[0]!

/** Every field of the filter object, with a value for each turn; some find much, some little, some nothing. */
export const fieldsOf = (loads: number): Readonly<Record<string, (turn: number) => LoadFilters>> => ({
  'text: code': (turn) => ({ text: codeOf((turn * STEP) % loads) }),
  'text: order': (turn) => ({ text: `pedido ${orderOf((turn * STEP) % loads)}` }),
  'text: place': (turn) => ({ text: of(kinds.cities, turn).slice(0, 5) }),
  'text: two words': (turn) => ({ text: `${of(kinds.cities, turn).slice(0, 5)} ${of(kinds.tags, turn)}` }),
  'text: nothing': (turn) => ({ text: `nada-${turn}` }),
  column: (turn) => ({ columnStatus: of(['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const, turn) }),
  deliveryStatus: (turn) => ({ deliveryStatus: [of(['IN_TRANSIT', 'FINISHED', 'ASSIGNED_TO_TRANSPORTER'] as const, turn)] }),
  receiptStatus: (turn) => ({ receiptStatus: [of(['PENDING', 'APPROVED', 'REFUSED'] as const, turn)] }),
  hiringType: (turn) => ({ hiringType: [of(kinds.hiringTypes, turn)] }),
  freightType: (turn) => ({ freightType: of(kinds.freightTypes, turn) }),
  deliveryType: (turn) => ({ deliveryType: of(['SINGLE', 'LOT'] as const, turn) }),
  transporterId: (turn) => ({ transporterId: of([...transporterIds, 'nobody'], turn) }),
  originUF: (turn) => ({ originUF: of([...kinds.states, 'AC'], turn) }),
  originCity: (turn) => ({ originCity: of([...kinds.cities, 'Manaus'], turn) }),
  originPlaceId: (turn) => ({ originPlaceId: `place-${turn % 66}` }),
  destinationUF: (turn) => ({ destinationUF: of([...kinds.states, 'AC'], turn) }),
  destinationCity: (turn) => ({ destinationCity: of([...kinds.cities, 'Manaus'], turn) }),
  destinationPlaceId: (turn) => ({ destinationPlaceId: `place-${turn % 66}` }),
  collectDate: (turn) => ({ collectDateInit: day((turn * 997) % loads), collectDateEnd: day(((turn * 997) % loads) + DAY) }),
  deliveryDate: (turn) => ({ deliveryDateInit: day((turn * 997) % loads), deliveryDateEnd: day(((turn * 997) % loads) + DAY) }),
  userLaunch: (turn) => ({ userLaunch: of(['ana', 'nobody'], turn) }),
  tags: (turn) => ({ tags: [of([...kinds.tags, 'nenhuma'], turn)] }),
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
  amountTimeWithoutTracking: (turn) => ({ amountTimeWithoutTracking: 1 + turn * 60 }),
  trackingStatus: () => ({ trackingStatus: 'LATE' }),
  trackingType: () => ({ trackingType: 'APP' }),
})

/** Numbers that are random and the same in every run. */
const seeded = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** So many combinations of four different fields. */
export const combinationsOf = (loads: number, count: number, seed = 7): readonly ((turn: number) => LoadFilters)[] => {
  const random = seeded(seed)
  const fields = Object.entries(fieldsOf(loads))
  return Array.from({ length: count }, () => {
    const left = [...fields]
    const four = Array.from({ length: 4 }, () => {
      const [name, filters] = left.splice(Math.floor(random() * left.length), 1)[0]!
      if (name.startsWith('text')) left.splice(0, left.length, ...left.filter(([other]) => !other.startsWith('text')))
      return filters
    })
    return (turn) => Object.assign({}, ...four.map((filters, at) => filters(turn * (at + 1)))) as LoadFilters
  })
}
