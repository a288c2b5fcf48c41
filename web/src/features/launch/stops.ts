import type { LaunchText, StopText } from './launch-text.ts'

export type StopSide = 'origins' | 'destinations'
export const MOST_STOPS = 5

const stopKey = () => `stop-${Math.random().toString(36).slice(2, 10)}`

export const emptyStop = (at = ''): StopText => ({
  key: stopKey(),
  at,
  from: '',
  weight: '',
  amount: '',
  price: '',
  productId: '',
  unitId: '',
  orderCode: '',
  deadline: '',
  observation: '',
})

/** Whether a stop has more than a place and a time. */
export const hasDetails = ({ from, weight, price, productId, unitId, orderCode, deadline, observation }: StopText): boolean =>
  [from, weight, price, productId, unitId, orderCode, deadline, observation].some((text) => text !== '')

export const changeStop = (text: LaunchText, side: StopSide, index: number, change: Partial<StopText>): LaunchText => ({
  ...text,
  [side]: text[side].map((stop, i) => (i === index ? { ...stop, ...change } : stop)),
})
/** Adds a stop at the end, with the time of the last one; at most five. */
export const addStop = (text: LaunchText, side: StopSide): LaunchText =>
  text[side].length >= MOST_STOPS ? text : { ...text, [side]: [...text[side], emptyStop(text[side].at(-1)?.at)] }
/** Removes a stop. The first stop of a side is emptied instead. */
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
