import type { Itinerary } from '@embarca/contracts/delivery/routes.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import PDFDocument from 'pdfkit'
import { collected, writable } from '../../kit/pdf-text.ts'

const MARGIN = 48
const SMALL = 9
const PLAIN = 11
const TITLE = 20
const GREY = '#5b6472'
const INK = '#111827'
const LINE = '#d1d5db'
const kinds = { COLLECT: 'Coleta', DELIVERY: 'Entrega' } as const

const km = (distance: number) => `${distance.toLocaleString('pt-BR')} km`
const dateTimeText = (iso: string, zone: string) => formatLocal(iso, zone).slice(0, 16)

const stopLines = (stop: Itinerary['stops'][number]): readonly string[] => [
  `${stop.address} — ${stop.city}/${stop.state}`,
  [
    `Previsto: ${dateTimeText(stop.expectedAt, stop.zone)}`,
    stop.arrivedAt && `Chegada: ${dateTimeText(stop.arrivedAt, stop.zone)}`,
    stop.orderCode && `Pedido: ${stop.orderCode}`,
    stop.distance !== undefined && `${km(stop.distance)} desde a parada anterior`,
  ]
    .filter(Boolean)
    .join('   ·   '),
  ...(stop.observation ? [`Observação: ${stop.observation}`] : []),
]

/** The road of a delivery on paper, stop by stop. */
export const itineraryPdf = (itinerary: Itinerary): Promise<Buffer> => {
  const { externalId, status, transporterName, driverName, plates, stops, distance, measured } = itinerary
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: `Itinerário ${externalId}` } })
  const write = (text: string, { size = PLAIN, bold = false, colour = INK } = {}) =>
    page
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour)
      .text(writable(text))

  write('Itinerário', { size: SMALL, colour: GREY })
  write(`Carga ${externalId}`, { size: TITLE, bold: true })
  write([status, transporterName, driverName, plates.join(' / ')].filter(Boolean).join('   ·   '))
  write(`Distância total: ${km(distance)}${measured === 'STRAIGHT_LINE' ? ' em linha reta' : ''}`, { colour: GREY })
  for (const stop of stops) {
    page.moveDown(0.7)
    page
      .moveTo(MARGIN, page.y)
      .lineTo(page.page.width - MARGIN, page.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    page.moveDown(0.5)
    write(`${stop.order}. ${kinds[stop.kind]}: ${stop.name}`, { size: PLAIN + 1, bold: true })
    for (const line of stopLines(stop)) write(line, { size: SMALL + 1, colour: GREY })
  }
  page.end()
  return collected(page)
}
