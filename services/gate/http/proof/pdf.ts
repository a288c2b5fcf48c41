import { arrivalProofTexts as texts } from '@embarca/contracts/gate/arrival-proof.pt.ts'
import type { ArrivalProof } from '@embarca/contracts/gate/arrival-proof.ts'
import { plateText } from '@embarca/contracts/kit/documents.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { GREY, MARGIN, paperOf, QR, SMALL } from '../../../kit/paper.ts'
import { collected, writable } from '../../../kit/pdf-text.ts'

const TITLE = 22
const LARGE = 16

/** The proof of arrival on paper; its code opens the public page. */
export const arrivalProofPdf = ({ plate, place, zone, at, recordedAt, hash }: ArrivalProof, link: string): Promise<Buffer> => {
  const { page, write, rule, drawCode } = paperOf(writable(texts.title))
  const width = page.page.width - 2 * MARGIN - QR - 16
  drawCode(link)
  write(texts.title, { size: TITLE, bold: true, width })
  write(texts.law, { size: SMALL, colour: GREY, width })
  page.y = Math.max(page.y, MARGIN + QR)
  rule()
  if (plate) write(`${texts.plate}: ${plateText(plate)}`, { size: LARGE, bold: true })
  write(`${texts.at}: ${formatLocal(at, zone)} (${zone})`, { size: LARGE })
  if (recordedAt) write(texts.recorded(formatLocal(recordedAt, zone)), { size: SMALL, colour: GREY })
  write(`${texts.place}: ${place.name}`)
  write(`${place.street} — ${place.city}/${place.state}`, { size: SMALL + 1, colour: GREY })
  rule()
  write(`${texts.hash}: ${hash}`, { size: SMALL, colour: GREY })
  write(`${texts.check} ${link}`, { size: SMALL, colour: GREY, link })
  page.end()
  return collected(page)
}
