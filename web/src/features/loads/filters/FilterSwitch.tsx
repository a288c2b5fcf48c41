import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { Switch } from '../filter-address.ts'
import type { DraftProps } from './draft.ts'

const labels: Readonly<Record<Switch, string>> = {
  flPriority: 'Só cargas prioritárias',
  waitingApproveHiring: 'Aguardando aprovação da contratação',
  flOnlyNegotiationNotViewed: 'Negociações não visualizadas',
  flLotAvailable: 'Lote com volume disponível',
  flLotCanClose: 'Lote que pode ser finalizado',
  flWaitingOnLogisticOperator: 'Aguardando operador logístico',
  flPending: 'Com pendência',
  flOccurrence: 'Com ocorrência',
  flPendingRequestWithoutTracking: 'Pedido de viagem sem rastreamento',
}

/** One switch of the drawer; off means no filter. */
export const FilterSwitch = ({ name, draft, onDraft }: DraftProps & { readonly name: Switch }) => (
  <Checkbox className="c6" checked={draft[name] ?? false} onChange={(on) => onDraft({ [name]: on || undefined })}>
    {labels[name]}
  </Checkbox>
)
