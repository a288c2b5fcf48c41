import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { personOrCompany, phone } from '../../base/masks.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'

export type Receiver = OutputOf<typeof referenceRoutes.receiver>

const contactOf = ({ contactName, contactPhone = '' }: Receiver) => [contactName, phone.show(contactPhone)].filter(Boolean).join(' · ')
const windowOf = ({ deliveryFrom, deliveryTo }: Receiver) => deliveryFrom && `${deliveryFrom} às ${deliveryTo}`

export const receiverColumns: readonly RegisterColumn<Receiver>[] = [
  { id: 'name', header: 'Destinatário', width: 'minmax(180px, 1.5fr)', sortable: true },
  { id: 'document', header: 'CNPJ ou CPF', width: '152px', cell: ({ document }) => personOrCompany(document) },
  { id: 'city', header: 'Cidade', width: 'minmax(130px, 1fr)', sortable: true, cell: ({ city, state }) => `${city}, ${state}` },
  { id: 'window', header: 'Recebe', width: '108px', cell: windowOf },
  { id: 'scheduling', header: 'Agenda', width: '124px', cell: ({ requiresScheduling }) => requiresScheduling && 'Com agendamento' },
  { id: 'contact', header: 'Contato', width: 'minmax(214px, 1.5fr)', wideOnly: true, cell: contactOf },
]
