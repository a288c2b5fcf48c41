import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { withdrawnShare } from '../../lib/load/lot-amounts.ts'
import { kilometres } from '../../lib/load/measures.ts'
import { shortMoment } from '../../lib/load/moments.ts'
import { seenShort } from '../../lib/load/offer-words.ts'

const noteOf = (load: LoadDetails, at: number): string => {
  const phase = load.phases[at]
  if (!phase) return ''
  if (phase.state === 'done') return phase.at ? shortMoment(phase.at) : ''
  if (phase.state === 'now') {
    if (at === 0) return load.lotTotal && load.lotAllocated ? withdrawnShare(load.lotWithdrawn, load.lotTotal) : seenShort(load)
    if (at === 3 && load.remainingKm !== undefined) return `faltam ${kilometres(load.remainingKm)}`
    if (at >= 4 && load.receiptsTotal) return `${load.receiptsApproved ?? 0} de ${load.receiptsTotal}`
    return phase.at ? `desde ${shortMoment(phase.at)}` : ''
  }
  if (load.statusCode === 'CANCELED' || load.statusCode === 'EXPIRED') return ''
  if (at === 2 && load.collectDate) return `previsto ${shortMoment(load.collectDate)}`
  if (at === 4 && load.deliveryDate) return `previsto ${shortMoment(load.deliveryDate)}`
  return ''
}

/** The road of a load: what is behind it, where it is, what is to come. */
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
