import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { withdrawnShare } from '../../shared/load/lot-amounts.ts'
import { kilometres } from '../../shared/load/measures.ts'
import { shortViewersText } from '../../shared/load/offer-texts.ts'

const noteOf = (load: LoadDetails, at: number): string => {
  const phase = load.phases[at]
  if (!phase) return ''
  if (phase.state === 'done') return phase.at ? shortDateTime(phase.at) : ''
  if (phase.state === 'now') {
    if (at === 0) return load.lotTotal && load.lotAllocated ? withdrawnShare(load.lotWithdrawn, load.lotTotal) : shortViewersText(load)
    if (at === 3 && load.remainingKm !== undefined) return `faltam ${kilometres(load.remainingKm)}`
    if (at >= 4 && load.receiptsTotal) return `${load.receiptsApproved ?? 0} de ${load.receiptsTotal}`
    return phase.at ? `desde ${shortDateTime(phase.at)}` : ''
  }
  if (load.statusCode === 'CANCELED' || load.statusCode === 'EXPIRED') return ''
  if (at === 2 && load.collectDate) return `previsto ${shortDateTime(load.collectDate)}`
  if (at === 4 && load.estimate) return `previsto ${shortDateTime(load.estimate.expectedAt)}`
  if (at === 4 && load.deliveryDate) return `previsto ${shortDateTime(load.deliveryDate)}`
  return ''
}

/** The phases of a load: past, current and to come. */
export const PhaseBar = ({ load }: { readonly load: LoadDetails }) => (
  <ol className="phases" aria-label="Fases da carga">
    {load.phases.map(({ name, state }, at) => (
      <li key={name} className={state === 'done' ? 'past' : ''} aria-current={state === 'now' ? 'step' : undefined}>
        <b>{name}</b>
        <span className="num">{noteOf(load, at)}</span>
        {state === 'done' && <span className="hidden-text">concluída</span>}
      </li>
    ))}
  </ol>
)
