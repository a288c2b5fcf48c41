import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'

/** The predefined tabs (specification 1 §4). */
export const sections = ['draft', 'scheduled', 'negotiation', 'onGoing', 'review', 'closed', 'boardFinished'] as const
export type ListSection = (typeof sections)[number]

export const sectionNames: Readonly<Record<ListSection, string>> = {
  draft: 'Rascunhos',
  scheduled: 'Agendadas',
  negotiation: 'Em Negociação',
  onGoing: 'Em Andamento',
  review: 'Verificar canhotos',
  closed: 'Encerradas',
  boardFinished: 'Entrega finalizada',
}

type SectionFilter = { readonly deliveryStatus: readonly LoadStatus[]; readonly receiptStatus?: readonly ReceiptStatus[] }
/** The statuses of the in-progress tab when none is chosen. */
export const defaultInProgress = [
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'IN_DELIVERY',
  'IN_TRANSIT',
  'WAITING_DRIVER_ACCEPT',
  'ASSIGNED_TO_TRANSPORTER',
] as const satisfies readonly LoadStatus[]

const sectionFilters: Readonly<Record<ListSection, SectionFilter>> = {
  draft: { deliveryStatus: ['DRAFT'] },
  scheduled: { deliveryStatus: ['CREATED'] },
  negotiation: { deliveryStatus: ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED', 'WAITING_APPROVE'] },
  onGoing: { deliveryStatus: defaultInProgress },
  review: { deliveryStatus: ['DELIVERED'], receiptStatus: ['PENDING', 'REFUSED'] },
  closed: { deliveryStatus: ['FINISHED', 'CANCELED', 'EXPIRED'] },
  boardFinished: { deliveryStatus: ['DELIVERED', 'FINISHED'] },
}
/** The loads of a tab; for loads in progress, those of the chosen statuses (readings a3–a5). */
export const filterOf = (section: ListSection, chosen?: readonly LoadStatus[]): SectionFilter =>
  section === 'onGoing' && chosen ? { deliveryStatus: chosen } : sectionFilters[section]
