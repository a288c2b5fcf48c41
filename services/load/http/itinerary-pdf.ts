import type { Itinerary } from '@embarca/contracts/delivery/routes.ts'
import { plateText } from '@embarca/contracts/kit/documents.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { kilometres } from '@embarca/contracts/kit/measures.ts'
import { loadTitle } from '@embarca/contracts/load/labels.pt.ts'
import { GREY, PLAIN, paperOf, SMALL } from '../../kit/paper.ts'
import { collected } from '../../kit/pdf-text.ts'
import { itineraryLabels as labels } from './labels.pt.ts'

const TITLE = 20

const dateTimeText = (iso: string, zone: string) => formatLocal(iso, zone).slice(0, 16)

const stopLines = (stop: Itinerary['stops'][number]): readonly string[] => [
  `${stop.address} — ${stop.city}/${stop.state}`,
  [
    labels.expected(dateTimeText(stop.expectedAt, stop.zone)),
    stop.arrivedAt && labels.arrived(dateTimeText(stop.arrivedAt, stop.zone)),
    stop.orderCode && labels.order(stop.orderCodes?.join(', ') ?? stop.orderCode),
    stop.distance !== undefined && labels.sincePrevious(kilometres(stop.distance)),
  ]
    .filter(Boolean)
    .join('   ·   '),
  ...(stop.observation ? [labels.observation(stop.observation)] : []),
]

/** The route of a delivery as a PDF, stop by stop. */
export const itineraryPdf = (itinerary: Itinerary): Promise<Buffer> => {
  const { externalId, status, transporterName, driverName, plates, stops, distance, measured } = itinerary
  const { page, write, rule } = paperOf(`${labels.title} ${externalId}`)

  write(labels.title, { size: SMALL, colour: GREY })
  write(loadTitle(externalId), { size: TITLE, bold: true })
  write([status, transporterName, driverName, plates.map(plateText).join(' / ')].filter(Boolean).join('   ·   '))
  write(labels.total(kilometres(distance), measured === 'STRAIGHT_LINE'), { colour: GREY })
  for (const stop of stops) {
    rule()
    write(`${stop.order}. ${labels.kind[stop.kind]}: ${stop.name}`, { size: PLAIN + 1, bold: true })
    for (const line of stopLines(stop)) write(line, { size: SMALL + 1, colour: GREY })
  }
  page.end()
  return collected(page)
}
