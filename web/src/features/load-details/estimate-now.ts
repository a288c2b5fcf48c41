import { nextDelivery } from '@embarca/contracts/load/stops.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { shortDateTime, span } from '../../base/date-times.ts'
import { estimateLook } from '../../shared/load/estimate-look.ts'
import type { StatusTone } from '../../shared/load/status-look.ts'

const sentences = (parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [`${part[0]?.toUpperCase()}${part.slice(1)}.`] : [])).join(' ')

/** The estimate of the next delivery in sentences; empty without one. */
export const estimateText = (load: LoadDetails, now: number): string => {
  const look = estimateLook(load, nextDelivery(load.destinations)?.date ?? '', now)
  return look ? sentences([`${look.text}, ${look.range}`, look.source, look.old]) : ''
}

type Notice = { readonly tone: StatusTone; readonly title: string; readonly text: string }
/** A delivery that is not late yet, but is estimated to be. */
export const riskNow = (load: LoadDetails, now: number): Notice | undefined => {
  const next = nextDelivery(load.destinations)
  if (!load.estimate || !load.risk || !next) return undefined
  const late = Date.parse(load.estimate.expectedAt) - Date.parse(next.date)
  const isLate = load.risk === 'LATE_EXPECTED'
  return {
    tone: isLate ? 'danger' : 'negotiation',
    title: late > 0 ? `Deve chegar ${span(late)} depois do prazo` : 'Em risco de atraso',
    text: `Prazo em ${next.name}, ${next.city}: ${shortDateTime(next.date)}. ${estimateText(load, now)}`,
  }
}
