import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { type ReportFormat, reportFormats } from '@embarca/contracts/report/codes.ts'
import { useSyncExternalStore } from 'react'

/** A file that may be requested, is being made, or is ready. */
export type Export = {
  readonly id: number
  readonly title: string
  /** A question to confirm before the file is made; without it, the file is made at once. */
  readonly ask?: string
  readonly generate?: string
  /** How it was requested; unknown for a file requested before the page was reloaded. */
  readonly from?: { readonly route: AnyCommand; readonly input: object; readonly format?: ReportFormat }
  readonly reportId?: string
}
export type ExportOffer = Omit<Export, 'id' | 'reportId'> & Required<Pick<Export, 'from'>>

export const formatNames: Readonly<Record<ReportFormat, string>> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' }
export const formats = reportFormats.map((value) => ({ value, label: formatNames[value] }))

const STORAGE_KEY = 'embarca.exports'
const listeners = new Set<() => void>()
const readStored = (): readonly Export[] => {
  try {
    const found = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as readonly { reportId: string; title: string }[]
    return found.map(({ reportId, title }, at) => ({ id: -1 - at, reportId, title }))
  } catch {
    return []
  }
}
let shown: readonly Export[] = readStored()
let lastId = 0

const change = (next: readonly Export[]) => {
  shown = next
  // Kept across a reload of the page.
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next.flatMap(({ reportId, title }) => (reportId ? [{ reportId, title }] : []))))
  for (const listener of listeners) listener()
}

const isSameExport = (one: Export, { from: { route }, title }: ExportOffer) =>
  one.reportId === undefined && one.from?.route === route && one.title === title

/** Shows a note that asks for confirmation, shows the progress and downloads the file; it stays until it is closed. */
export const offerExport = (offer: ExportOffer) => change([...shown.filter((one) => !isSameExport(one, offer)), { ...offer, id: ++lastId }])
export const closeExport = (id: number) => change(shown.filter((one) => one.id !== id))
export const startExport = (id: number, reportId: string) => change(shown.map((one) => (one.id === id ? { ...one, reportId } : one)))
/** Resets a failed file, so that it can be requested again. */
export const resetExport = (id: number) =>
  change(
    shown.map((one) => {
      const { reportId: _, ...reset } = one
      return one.id === id ? reset : one
    }),
  )

export const useExports = (): readonly Export[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
