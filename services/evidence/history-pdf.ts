import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import type { Field, ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import PDFDocument from 'pdfkit'
import { collected, writable } from '../kit/pdf-text.ts'
import { historyTitle } from './labels.pt.ts'
import type { BundleAttachment, BundleStream } from './manifest.ts'

export type HistoryPdfContent = {
  readonly externalId: string
  readonly madeBy: string
  readonly madeAt: string
  readonly notary: string
  readonly status: string
  readonly fields: readonly Field[]
  readonly moments: readonly ReplayMoment[]
  readonly streams: readonly BundleStream[]
  readonly attachments: readonly BundleAttachment[]
}

const MARGIN = 48
const INDENT = 128
const SMALL = 8.5
const PLAIN = 10
const HEAD = 13
const TITLE = 20
const GREY = '#5b6472'
const INK = '#111827'
const RED = '#b42318'
const words = replayLabels.evidence
const clock = (iso: string) => formatLocal(iso)

/** Consecutive positions are one line: a day on the road would hide what people did. */
const gathered = (moments: readonly ReplayMoment[]) => {
  const lines: { moment: ReplayMoment; count: number }[] = []
  for (const moment of moments) {
    const last = lines.at(-1)
    if (last && last.moment.type === 'PositionReported' && moment.type === 'PositionReported') last.count += 1
    else lines.push({ moment, count: 1 })
  }
  return lines
}

const describe = ({ moment, count }: { moment: ReplayMoment; count: number }) => {
  const { label, detail, who, role, recordedAt, occurredAt } = moment
  const happened = occurredAt !== recordedAt && words.happened(clock(occurredAt))
  return {
    description: count > 1 ? words.positions(count) : [label, detail].filter(Boolean).join(' · '),
    by: [role ? `${who}, ${role}` : who, happened].filter(Boolean).join(' · '),
  }
}

/** A load as a PDF: its fields, everything that happened and was refused, and the proofs. */
export const historyPdf = ({
  externalId,
  madeBy,
  madeAt,
  notary,
  status,
  fields,
  moments,
  streams,
  attachments,
}: HistoryPdfContent): Promise<Buffer> => {
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: `${words.title} ${externalId}` } })
  const write = (text: string, { size = PLAIN, bold = false, colour = INK, indent = 0 } = {}) =>
    page
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour)
      .text(writable(text), MARGIN + indent)
  /** A label at the left and its text on the right, on one page. */
  const writeRow = (left: string, text: string, { colour = INK, below = '' } = {}) => {
    const height = page
      .font('Helvetica')
      .fontSize(PLAIN)
      .heightOfString(writable(text), { width: page.page.width - 2 * MARGIN - INDENT })
    if (page.y + height + 2 * PLAIN > page.page.height - MARGIN) page.addPage()
    const { y } = page
    page
      .font('Helvetica')
      .fontSize(SMALL)
      .fillColor(GREY)
      .text(writable(left), MARGIN, y + 1, { width: INDENT - 8 })
    const end = page.y
    page.y = y
    write(text, { indent: INDENT, colour })
    if (below) write(below, { indent: INDENT, size: SMALL, colour: GREY })
    page.y = Math.max(end, page.y) + 3
  }
  const part = (name: string) => {
    page.moveDown(1)
    write(name, { size: HEAD, bold: true })
    page.moveDown(0.4)
  }

  write(words.title, { size: SMALL, colour: GREY })
  write(historyTitle(externalId), { size: TITLE, bold: true })
  write(status)
  write(`${words.made(madeBy, clock(madeAt))} ${words.clock}`, { size: SMALL, colour: GREY })
  part(words.state)
  let before = ''
  for (const { group, label, value } of fields) {
    if (group !== before) {
      page.moveDown(0.3)
      write(group, { bold: true, colour: GREY })
    }
    before = group
    writeRow(label.startsWith(`${group} · `) ? label.slice(group.length + 3) : label, value)
  }
  part(words.moments)
  for (const line of gathered(moments)) {
    const { description, by } = describe(line)
    writeRow(clock(line.moment.recordedAt), description, { below: by, ...(line.moment.kind === 'refused' && { colour: RED }) })
  }
  part(words.streams)
  for (const { label, facts, lastHash } of streams) writeRow(label, `${facts} registros`, { below: lastHash })
  if (attachments.length) part(words.attachments)
  for (const { name, path, sha256, absent } of attachments) writeRow(absent ? words[absent] : (path ?? ''), name, { below: sha256 ?? '' })
  page.moveDown(1)
  write(words.check, { size: SMALL, colour: GREY })
  write(words.notary(notary), { size: SMALL, colour: GREY })
  page.end()
  return collected(page)
}
