import { loadCode } from '@embarca/contracts/gate/scanned.ts'
import { plateText } from '@embarca/contracts/kit/documents.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { weightText } from '@embarca/contracts/kit/measures.ts'
import { loadTitle } from '@embarca/contracts/load/labels.pt.ts'
import type { ShippingOrder } from '@embarca/projections/load-details/shipping-order.ts'
import { GREY, MARGIN, PLAIN, paperOf, QR, SMALL } from '../../kit/paper.ts'
import { collected, writable } from '../../kit/pdf-text.ts'
import { shippingOrderLabels as labels } from './labels.pt.ts'

const TITLE = 22

type Stop = ShippingOrder['stops'][number]
const stopLines = ({ street, city, state, zone, at, product, weight, observation, orders }: Stop): readonly string[] => [
  `${street} — ${city}/${state}`,
  [labels.expected(formatLocal(at, zone).slice(0, 16)), product, weight !== undefined && weightText(weight)]
    .filter(Boolean)
    .join('   ·   '),
  ...orders.map(({ code, notes }) => [labels.order(code), notes.length > 0 && labels.notes(notes)].filter(Boolean).join('   ·   ')),
  ...(observation ? [labels.observation(observation)] : []),
]

/** A load's paper for the gate, with the code that the gate scans (C267). */
export const shippingOrderPdf = (order: ShippingOrder): Promise<Buffer> => {
  const { hashId, externalId, transporterName, driverName, plates, vehicle, product, weight, observation, stops } = shown(order)
  const { page, write, rule, drawCode } = paperOf(writable(`${labels.title} ${externalId}`))

  drawCode(loadCode(hashId))
  const width = page.page.width - 2 * MARGIN - QR - 16
  write(labels.title, { size: SMALL, colour: GREY, width })
  write(loadTitle(externalId), { size: TITLE, bold: true, width })
  const lines = [
    [labels.transporter, transporterName],
    [labels.driver, driverName],
    [labels.plates, plates],
    [labels.vehicle, vehicle],
    [labels.product, product],
    [labels.weight, weight],
  ] as const
  for (const [label, text] of lines) if (text) write(`${label}: ${text}`, { width })
  page.y = Math.max(page.y, MARGIN + QR)
  if (observation) write(labels.observation(observation), { size: SMALL + 1 })
  for (const [at, stop] of stops.entries()) {
    rule()
    write(`${at + 1}. ${labels.kind[stop.kind]}: ${stop.name}`, { size: PLAIN + 1, bold: true })
    for (const line of stopLines(stop)) write(line, { size: SMALL + 1, colour: GREY })
  }
  page.end()
  return collected(page)
}

const shown = ({ plates, vehicleType, trailerType, weight, ...order }: ShippingOrder) => ({
  ...order,
  plates: plates.map(plateText).join(' / '),
  vehicle: [vehicleType, trailerType].filter(Boolean).join(', ').replaceAll('_', ' '),
  weight: weight === undefined ? '' : weightText(weight),
})
