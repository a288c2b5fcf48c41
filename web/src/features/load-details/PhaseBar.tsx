import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { blocksIn, blockText } from '../../shared/load/blocked-steps.ts'
import { withdrawnShare } from '../../shared/load/lot-amounts.ts'
import { kilometres } from '../../shared/load/measures.ts'
import { shortViewersText } from '../../shared/load/offer-texts.ts'
import { DataLink } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'

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

/** The pendencies that stop a step of this phase; each opens where it is resolved. */
const PhaseBlocks = ({ load, at }: { readonly load: LoadDetails; readonly at: number }) =>
  blocksIn(load.blocks, at).map((block) => (
    <DataLink
      key={block.pendencyId}
      className="block"
      to={`/pendings?id=${encodeURIComponent(block.pendencyId)}`}
      title={blockText(block, at)}
    >
      <Icon name="lock" size={12} />
      <span aria-hidden>{block.name}</span>
      <span className="hidden-text">{blockText(block, at)}</span>
    </DataLink>
  ))

/** The phases of a load: past, current and to come, with what stops one. */
export const PhaseBar = ({ load }: { readonly load: LoadDetails }) => (
  <ol className="phases" aria-label="Fases da carga">
    {load.phases.map(({ name, state }, at) => {
      const isBlocked = blocksIn(load.blocks, at).length > 0
      return (
        <li
          key={name}
          className={[state === 'done' && 'past', isBlocked && 'blocked'].filter(Boolean).join(' ')}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b>{name}</b>
          <span className="num">{noteOf(load, at)}</span>
          {state === 'done' && <span className="hidden-text">concluída</span>}
          <PhaseBlocks load={load} at={at} />
        </li>
      )
    })}
  </ol>
)
