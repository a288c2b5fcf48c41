import type { HiringType } from '@embarca/contracts/load/codes.ts'
import { writeMoment } from './parse.ts'

/** A place as the form keeps it. */
export type Chosen = { readonly id: string; readonly name: string; readonly city: string; readonly state: string; readonly zone: string }
export type StopText = {
  readonly key: string
  readonly place?: Chosen
  readonly at: string
  readonly weight: string
  readonly amount: string
  readonly orderCode: string
  readonly observation: string
}
/** The launch form as text, exactly as typed: nothing a person wrote is ever thrown away. */
export type LaunchText = {
  readonly type: HiringType
  readonly freightType: 'CIF' | 'FOB' | 'DEDICADO' | 'PRIMARIZED'
  readonly deliveryType: 'SINGLE' | 'LOT'
  readonly externalId: string
  readonly operationGroupId: string
  readonly profileId: string
  readonly productId: string
  readonly unitId: string
  readonly vehicleType: string
  readonly trailerType: string
  /** Weight, volume or units of the whole load, as the profile measures. */
  readonly measure: string
  readonly freightPrice: string
  readonly tollPrice: string
  readonly feeDeliveryPrice: string
  readonly referenceValue: string
  readonly distance: string
  readonly acceptType: 'FIRST_ACCEPT' | 'WAIT_DURATION'
  /** Minutes; empty is until the collection. */
  readonly duration: string
  readonly scheduled: boolean
  readonly launchAt: string
  readonly toAll: boolean
  readonly groupIds: readonly string[]
  readonly transporterIds: readonly string[]
  readonly tags: readonly string[]
  readonly flPriority: boolean
  readonly observation: string
  readonly origins: readonly StopText[]
  readonly destinations: readonly StopText[]
}
export type StopSide = 'origins' | 'destinations'
export const MOST_STOPS = 5

const HOUR = 3_600_000
const HALF = HOUR / 2

const stopKey = () => `stop-${Math.random().toString(36).slice(2, 10)}`

export const emptyStop = (at = ''): StopText => ({ key: stopKey(), at, weight: '', amount: '', orderCode: '', observation: '' })

/** The delivery is proposed four hours from now (specification 2 §9), the collection at the next half hour that leaves an hour. */
export const proposedMoments = (now: number) => ({
  collect: writeMoment(new Date(Math.ceil((now + HOUR) / HALF) * HALF).toISOString()),
  deliver: writeMoment(new Date(now + 4 * HOUR).toISOString()),
})

/** A blank form. */
export const blank = (now: number, operationGroupId = ''): LaunchText => {
  const { collect, deliver } = proposedMoments(now)
  return {
    type: 'NORMAL',
    freightType: 'CIF',
    deliveryType: 'SINGLE',
    externalId: '',
    operationGroupId,
    profileId: '',
    productId: '',
    unitId: '',
    vehicleType: '',
    trailerType: '',
    measure: '',
    freightPrice: '',
    tollPrice: '',
    feeDeliveryPrice: '',
    referenceValue: '',
    distance: '',
    acceptType: 'FIRST_ACCEPT',
    duration: '',
    scheduled: false,
    launchAt: '',
    toAll: true,
    groupIds: [],
    transporterIds: [],
    tags: [],
    flPriority: false,
    observation: '',
    origins: [emptyStop(collect)],
    destinations: [emptyStop(deliver)],
  }
}

export const changeStop = (text: LaunchText, side: StopSide, index: number, change: Partial<StopText>): LaunchText => ({
  ...text,
  [side]: text[side].map((stop, i) => (i === index ? { ...stop, ...change } : stop)),
})
/** One more stop after the last, at the last one's moment; at most five. */
export const addStop = (text: LaunchText, side: StopSide): LaunchText =>
  text[side].length >= MOST_STOPS ? text : { ...text, [side]: [...text[side], emptyStop(text[side].at(-1)?.at)] }
/** The first stop of a side is emptied, never removed. */
export const removeStop = (text: LaunchText, side: StopSide, index: number): LaunchText => ({
  ...text,
  [side]: text[side].length === 1 ? [emptyStop(text[side][0]?.at)] : text[side].filter((_, i) => i !== index),
})
export const moveStop = (text: LaunchText, side: StopSide, index: number, by: -1 | 1): LaunchText => {
  const stops = [...text[side]]
  const [moved] = stops.splice(index, 1)
  if (!moved || index + by < 0 || index + by > stops.length) return text
  stops.splice(index + by, 0, moved)
  return { ...text, [side]: stops }
}
