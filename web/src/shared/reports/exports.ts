import { integer } from '@embarca/contracts/kit/numbers.ts'
import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { type ReportFormat, reportFormats } from '@embarca/contracts/report/codes.ts'
import { useSyncExternalStore } from 'react'
import { openInbox } from '../inbox/panel.ts'

/** A file that this page asked for: a question to confirm first, then requested, then being made. */
export type Export = {
  readonly id: number
  readonly title: string
  /** A question to confirm before the file is made; without it, the file is made at once. */
  readonly ask?: string
  readonly generate?: string
  readonly from: { readonly route: AnyCommand; readonly input: object; readonly format?: ReportFormat }
  /** The format chosen; absent while the question is open. */
  readonly confirmed?: ReportFormat
  /** Once the server makes it. */
  readonly reportId?: string
}
export type ExportOffer = Omit<Export, 'id' | 'reportId' | 'confirmed'>

export const formatNames: Readonly<Record<ReportFormat, string>> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' }
/** `1.200 linhas`. */
export const rowsText = (rows: number) => `${integer(rows)} ${rows === 1 ? 'linha' : 'linhas'}`
export const formats = reportFormats.map((value) => ({ value, label: formatNames[value] }))

const listeners = new Set<() => void>()
let all: readonly Export[] = []
let lastId = 0

const change = (next: readonly Export[]) => {
  all = next
  for (const listener of listeners) listener()
}
const changeOne = (id: number, by: (one: Export) => Export) => change(all.map((one) => (one.id === id ? by(one) : one)))

const isSameExport = (one: Export, { from: { route }, title }: ExportOffer) =>
  one.reportId === undefined && one.from.route === route && one.title === title

/** Makes a file, which is downloaded once it is ready. A question opens the bell's panel, and stays there until it is closed. */
export const offerExport = (offer: ExportOffer) => {
  const confirmed = offer.ask === undefined && { confirmed: offer.from.format ?? 'xlsx' }
  change([...all.filter((one) => !isSameExport(one, offer)), { ...offer, ...confirmed, id: ++lastId }])
  if (!confirmed) openInbox()
}
export const closeExport = (id: number) => change(all.filter((one) => one.id !== id))
export const confirmExport = (id: number, confirmed: ReportFormat) => changeOne(id, (one) => ({ ...one, confirmed }))
export const startExport = (id: number, reportId: string) => changeOne(id, (one) => ({ ...one, reportId }))
/** Asks for a failed file again. */
export const repeatExport = (id: number) => changeOne(id, ({ reportId: _, ...one }) => one)
/** Opens the question again after the request was refused; a file without a question is given up. */
export const rejectExport = (id: number) =>
  change(
    all.flatMap((one) => {
      if (one.id !== id) return [one]
      const { confirmed: _, ...question } = one
      return one.ask === undefined ? [] : [question]
    }),
  )

export const useExports = (): readonly Export[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => all,
  )
