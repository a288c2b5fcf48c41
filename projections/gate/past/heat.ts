import type { HeatmapCell, PastVisit } from '@embarca/contracts/gate/past.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The weekday and the hour of an instant on the gate's clock. */
export const cellOf = (iso: string, zone: string): { readonly weekday: number; readonly hour: number } => {
  const [day = '', month = '', year = ''] = formatLocal(iso, zone).slice(0, 10).split('/')
  const weekday = new Date(`${year}-${month}-${day}T12:00:00.000Z`).getUTCDay()
  return { weekday, hour: Number(formatLocal(iso, zone).slice(11, 13)) }
}
/** When a visit came to a step; undefined: it did not. */
export const momentOf = ({ steps }: PastVisit, step: PastVisit['steps'][number]['step']) => steps.find((one) => one.step === step)?.at

type Sum = { arrivals: number; queued: number; queueMinutes: number; dockMinutes: number }
type Setting = { readonly zone: string; readonly docks: number; readonly weeks: number; readonly now: string }

/** Arrivals, queue and use of the docks by weekday and hour; `weeks`: how often each weekday occurs. */
export const heatOf = (visits: readonly PastVisit[], { zone, docks, weeks, now }: Setting): readonly HeatmapCell[] => {
  const cells = new Map<string, Sum & { readonly weekday: number; readonly hour: number }>()
  const cellAt = (iso: string) => {
    const at = cellOf(iso, zone)
    const key = `${at.weekday}/${at.hour}`
    const known = cells.get(key) ?? { ...at, arrivals: 0, queued: 0, queueMinutes: 0, dockMinutes: 0 }
    cells.set(key, known)
    return known
  }
  for (const visit of visits) {
    const arrived = momentOf(visit, 'CHECK_IN')
    if (arrived !== undefined) {
      const cell = cellAt(arrived)
      cell.arrivals++
      const entered = momentOf(visit, 'INBOUND') ?? momentOf(visit, 'START_COLLECT')
      if (entered !== undefined) {
        cell.queued++
        cell.queueMinutes += Math.max(0, Date.parse(entered) - Date.parse(arrived)) / MINUTE
      }
    }
    const [begun, ended] = [momentOf(visit, 'START_COLLECT'), momentOf(visit, 'FINISH_COLLECT') ?? momentOf(visit, 'FINISHED') ?? now]
    if (begun === undefined) continue
    // Hours of local clocks begin with those of UTC in every zone of Brazil.
    for (let at = Date.parse(begun); at < Date.parse(ended); at = Math.floor(at / HOUR) * HOUR + HOUR)
      cellAt(new Date(at).toISOString()).dockMinutes += (Math.min(Date.parse(ended), Math.floor(at / HOUR) * HOUR + HOUR) - at) / MINUTE
  }
  const open = Math.max(1, docks) * 60 * weeks
  return [...cells.values()]
    .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour)
    .map(({ weekday, hour, arrivals, queued, queueMinutes, dockMinutes }) => ({
      ...{ weekday, hour, arrivals, occupation: Math.min(100, Math.round((100 * dockMinutes) / open)) },
      ...(queued > 0 && { queueMinutes: Math.round(queueMinutes / queued) }),
    }))
}
