import { columnOf } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { ago, shortDateTime, span, until } from '../../base/date-times.ts'
import { withdrawnText } from '../../shared/load/lot-amounts.ts'
import { against, kilometres, money } from '../../shared/load/measures.ts'
import { viewersText } from '../../shared/load/offer-texts.ts'
import type { StatusTone } from '../../shared/load/status-look.ts'
import type { ActionName } from './actions.ts'
import { estimateText, riskNow } from './estimate-now.ts'

/** What to do now: one sentence, the reason, and the button. */
export type Now = { readonly tone: StatusTone; readonly title: string; readonly text: string; readonly action?: ActionName | 'receipts' }

const people = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const approved = ({ receiptsApproved = 0, receiptsTotal, deliveries }: LoadDetails) => {
  const total = receiptsTotal ?? deliveries.length
  return `${receiptsApproved} de ${people(total, 'comprovante aprovado', 'comprovantes aprovados')}.`
}

const lateStop = ({ statusCode, origins, destinations }: LoadDetails, now: number) => {
  if (columnOf(statusCode) !== 'IN_PROGRESS') return undefined
  const before = ['ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'].includes(statusCode)
  const stop = before
    ? origins.find(({ reached, date }) => !reached && Date.parse(date) < now)
    : destinations.find(({ reached, date }) => !reached && Date.parse(date) < now)
  return stop && { ...stop, label: before ? 'Coleta' : 'Entrega' }
}

const answersOf = ({ bidAmount = 0, proposalAmount = 0 }: LoadDetails) => {
  if (bidAmount > 0) return people(bidAmount, 'lance até agora', 'lances até agora')
  return proposalAmount > 0 ? people(proposalAmount, 'proposta na mesa', 'propostas na mesa') : undefined
}

const waitingFor = ({ hiringType, terms }: LoadDetails) => {
  if (terms?.deliveryType === 'LOT' && !terms.partOf) return 'Lote em escoamento'
  if (hiringType === 'AUCTION') return 'Leilão em andamento'
  return hiringType === 'NORMAL' ? 'Aguardando aceite das transportadoras' : 'Em negociação com as transportadoras'
}

/** The most urgent task of a load: delays first, then the next step of the responsible party. */
export const nowOf = (load: LoadDetails, now: number): Now | undefined => {
  const price = load.price ?? load.freightPrice
  const compared =
    price !== undefined && load.referenceValue ? ` ${money(price)}, ${against(price, load.referenceValue)} da referência.` : ''
  const ends = load.auction?.endsAt ?? load.deadline
  const late = lateStop(load, now)
  if (late)
    return {
      tone: 'danger',
      title: `${late.label} atrasada há ${span(now - Date.parse(late.date))}`,
      text: `Prevista em ${late.name}, ${late.city}, para ${shortDateTime(late.date)}. ${estimateText(load, now) || (load.trackedAt ? `Última posição ${ago(load.trackedAt, now)}.` : '')}`.trim(),
    }
  const risk = riskNow(load, now)
  if (risk) return risk
  // A panel that names the status names it as the header does.
  const statusName = loadLabels.status[load.statusCode]
  switch (load.statusCode) {
    case 'DRAFT':
      return {
        tone: 'idle',
        title: 'Rascunho ainda não lançado',
        text: 'Ninguém vê esta carga antes de ela ser lançada.',
        action: 'PublishDraft',
      }
    case 'CREATED':
      return {
        tone: 'idle',
        title: statusName,
        text: load.terms?.launchDate
          ? `A oferta abre sozinha em ${shortDateTime(load.terms.launchDate)}.`
          : 'A oferta abre sozinha na data marcada.',
      }
    case 'WAIT_TRANSPORTER_ACCEPT':
    case 'NEGOTIATION':
      return {
        tone: 'negotiation',
        title: load.acceptAmount > 0 ? people(load.acceptAmount, 'transportadora aceitou', 'transportadoras aceitaram') : waitingFor(load),
        text: `${withdrawnText(load) ?? answersOf(load) ?? viewersText(load)}${load.declinedAmount > 0 ? `, ${people(load.declinedAmount, 'recusou', 'recusaram')}` : ''}.${ends && until(ends, now) > 0 ? ` Encerra em ${span(until(ends, now))}.` : ''}`,
        ...(load.acceptAmount > 0 && { action: 'CloseOffer' as const }),
      }
    case 'OFFER_COMPLETED':
      return {
        tone: 'negotiation',
        title: 'Escolha a transportadora',
        text:
          load.hiringType === 'AUCTION'
            ? 'O leilão terminou: aceite um dos lances.'
            : load.acceptAmount > 0
              ? `${people(load.acceptAmount, 'transportadora aceitou', 'transportadoras aceitaram')} a oferta.`
              : 'A negociação foi fechada: aceite uma das propostas.',
        action: load.acceptAmount > 0 ? 'ChooseTransporter' : 'AcceptProposal',
      }
    case 'WAITING_APPROVE':
      return {
        tone: 'confirm',
        title: statusName,
        text: `${load.transporterName ?? 'Transportadora'}:${compared || (price === undefined ? '' : ` ${money(price)}.`)}`,
        action: 'ApproveHiring',
      }
    case 'ASSIGNED_TO_TRANSPORTER':
      return {
        tone: 'idle',
        title: statusName,
        text: `${load.transporterName ?? 'A transportadora'} ainda vai indicar motorista e veículo.`,
      }
    case 'WAITING_DRIVER_ACCEPT':
      return {
        tone: 'idle',
        title: statusName,
        text: `${load.driverName ?? 'O motorista'} precisa confirmar; você também pode aceitar por ele.`,
        action: 'ConfirmDriver',
      }
    case 'LINKED_TO_DRIVER_VEHICLE':
      return {
        tone: 'progress',
        title: statusName,
        text: load.collectDate ? `Coleta prevista para ${shortDateTime(load.collectDate)}.` : '',
      }
    case 'IN_COLLECT':
      return { tone: 'progress', title: statusName, text: `${load.driverName ?? 'O motorista'} chegou ${ago(load.lastStatusDate, now)}.` }
    case 'IN_TRANSIT':
    case 'COLLECT_DONE':
      return {
        tone: 'progress',
        title: statusName,
        text: `${load.remainingKm === undefined ? '' : `Faltam ${kilometres(load.remainingKm)}. `}${estimateText(load, now) || (load.trackedAt ? `Última posição ${ago(load.trackedAt, now)}.` : '')}`.trim(),
      }
    case 'IN_DELIVERY':
      return {
        tone: 'progress',
        title: statusName,
        text: approved(load),
        action: 'receipts',
      }
    case 'DELIVERED':
      if (load.receiptStatus === 'REFUSED')
        return {
          tone: 'danger',
          title: 'Comprovante recusado',
          text: `Aguardando ${load.transporterName ?? 'a transportadora'} reenviar a imagem.`,
          action: 'receipts',
        }
      if (load.receiptStatus !== 'APPROVED')
        return {
          tone: 'confirm',
          title: 'Verificar canhotos',
          text: approved(load),
          action: 'receipts',
        }
      return load.flInvoice
        ? { tone: 'done', title: 'Pronta para finalizar', text: 'Todos os comprovantes foram aprovados.', action: 'FinishLoad' }
        : { tone: 'confirm', title: 'Falta a NF-e para finalizar', text: 'Todos os comprovantes foram aprovados.', action: 'AddInvoices' }
    case 'CANCELED':
      return { tone: 'idle', title: statusName, text: load.cancelReason ?? '', action: 'ReopenLoad' }
    case 'GROUPED':
      return { tone: 'idle', title: statusName, text: 'Os pedidos seguem em outra carga. Se ela for desmontada, esta volta.' }
    case 'EXPIRED':
      return { tone: 'idle', title: statusName, text: 'Ninguém aceitou no prazo.', action: 'ReopenLoad' }
    default:
      return undefined
  }
}
