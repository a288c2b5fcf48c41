import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { reported } from './drive.ts'
import { atRamp } from './hours.ts'
import { HOUR, iso, MINUTE, type ScriptLine } from './lines.ts'
import { orderOf } from './offer.ts'
import { loginOf, type Personas } from './personas.ts'
import { nfeNumberOf, photoId, type ReceiptPhoto, signedOn } from './receipt-photo.ts'
import { drivingHours, whereabouts } from './route.ts'

/** Kilometres before the first customer at which a truck counts as near. */
const NEAR = 22
/** Milliseconds between two positions. */
const SIGN = 20 * MINUTE

/** One stop of a delivery: when the truck arrived, and when it was expected. */
export type ScriptedDrop = {
  readonly receiptId: (loadId: string) => string
  readonly ended: number
  readonly late: boolean
  /** Its image in one of the hands and lights. */
  readonly photo: DropPhoto
}
type DropPhoto = (variant: string, n: number) => (loadId: string, number: number) => ReceiptPhoto

/** From the truck's departure to the last stop, with the images its driver sends. */
export const delivered = (personas: Personas, departs: number, promised: readonly number[], images: readonly string[]) => {
  const { random, freight, driver } = personas
  const { stops } = freight
  const wheel = loginOf(driver.id)
  const speed = random.wholeNumber(54, 68)
  const delay = random.chance(0.1) ? random.wholeNumber(3, 15) * HOUR : 0
  const reaches = (km: number) => departs + drivingHours(km, speed) * HOUR + delay

  let free = 0
  const drops: ScriptedDrop[] = []
  const lines: ScriptLine[] = []
  stops.forEach(({ place, km }, index) => {
    const arrived = Math.max(atRamp(reaches(km), place.zone) - random.wholeNumber(0, 25) * MINUTE, reaches(km), free + 30 * MINUTE)
    const near = Math.max(reaches(km - NEAR), departs + 10 * MINUTE)
    const shown = arrived + random.wholeNumber(25, 110) * MINUTE
    const ended = shown + random.wholeNumber(2, 8) * MINUTE
    free = ended
    const photo = photoOf(personas, index, shown)
    if (index === 0) lines.push(reported(Math.min(near, arrived - 5 * MINUTE), wheel, 'ApproachDelivery', 'IN_DELIVERY'))
    lines.push(
      ...drop(
        wheel,
        index,
        { arrived, shown, ended },
        random.some(images, random.chance(0.25) ? 2 : 1).map(photo),
        index === stops.length - 1,
      ),
    )
    drops.push({ receiptId: (id) => receiptOf(id, index), ended, late: arrived > promised[index]!, photo })
  })

  const last = stops.at(-1)!.km
  for (let at = departs + SIGN; at < reaches(last) - 5 * MINUTE; at += SIGN)
    lines.push(position(personas, at, wheel, (last * (at - departs)) / (reaches(last) - departs)))
  return { lines, drops }
}

export const receiptOf = (loadId: string, index: number) => `${loadId}-d${index + 1}`

/** A photograph says where, when and for which invoice it was signed. */
const photoOf = ({ freight, book }: Personas, index: number, shown: number): DropPhoto => {
  const { place } = freight.stops[index]!
  return (variant, n) => (loadId, number) => ({
    fileId: photoId(`${loadId}/${index}/${n}`),
    name: `canhoto-${index + 1}${n ? `-${n + 1}` : ''}.png`,
    variant: Number(variant),
    texts: {
      place: place.city,
      date: signedOn(shown, place.zone),
      nfe: nfeNumberOf(orderOf(book.codes.first + number, index), loadId),
    },
  })
}

type Moments = { readonly arrived: number; readonly shown: number; readonly ended: number }
const drop = (
  by: string,
  index: number,
  { arrived, shown, ended }: Moments,
  photographs: readonly ReturnType<DropPhoto>[],
  isLast: boolean,
): ScriptLine[] => {
  const of = (id: string) => ({ id: deliveryOf(id), receiverId: receiptOf(id, index) })
  const photos = (id: string, number: number) => photographs.map((photograph) => photograph(id, number))
  const line = (at: number, type: string, data: object = {}): ScriptLine => ({
    at,
    by,
    module: 'receipt',
    ask: (id) => ({ type, data: { ...of(id), ...data } }),
  })
  return [
    line(arrived, 'ReportArrival'),
    {
      ...line(shown, 'AddReceiptImages'),
      ask: (id, number) => ({
        type: 'AddReceiptImages',
        data: { ...of(id), images: photos(id, number).map(({ fileId, name }) => ({ fileId, name })) },
      }),
      photos,
    },
    { ...line(ended, 'EndDelivery'), ...(isLast && { reaches: 'DELIVERED' as const }) },
  ]
}

const position = ({ freight }: Personas, at: number, by: string, km: number): ScriptLine => ({
  at,
  by,
  module: 'tracking',
  ask: (id) => ({ type: 'ReportPosition', data: { id, at: iso(at), ...whereabouts(freight, km) } }),
})
