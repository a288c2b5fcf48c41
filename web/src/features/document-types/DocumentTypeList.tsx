import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import { documentRoutes, documentTypeCommands } from '@embarca/contracts/carrier-document/routes.ts'
import type { DocumentType } from '@embarca/contracts/carrier-document/types.ts'
import { useRead } from '../../base/queries.ts'
import type { RegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { listTexts } from '../../shared/register/texts.ts'

type Props = { readonly address: RegisterAddress; readonly onAddress: (address: RegisterAddress) => void }

const columns: readonly RegisterColumn<DocumentType>[] = [
  { id: 'name', header: 'Tipo de documento', width: 'minmax(200px, 2fr)' },
  { id: 'subject', header: 'De', width: '160px', cell: ({ subject }) => documentLabels.subject[subject] },
  { id: 'required', header: 'Obrigatório', width: '120px', cell: ({ required }) => (required ? 'Sim' : 'Não') },
  { id: 'expires', header: 'Tem vencimento', width: '150px', cell: ({ expires }) => (expires ? 'Sim' : 'Não') },
  { id: 'action', header: 'Vencido ou ausente', width: '170px', cell: ({ action }) => documentLabels.action[action] },
]
const { search: _, ...texts } = listTexts('tipo de documento', 'tipos de documento')

/** The types of document that this company asks of carriers, drivers and vehicles. */
export const DocumentTypeList = ({ address, onAddress }: Props) => {
  const types = useRead(documentRoutes.types, {})
  return (
    <RegisterPage
      title="Tipos de documento"
      texts={texts}
      icon="file"
      query={{
        ...{ items: types.data ?? [], pending: types.isPending, failed: types.isError, error: types.error, refresh: types.refetch },
      }}
      columns={columns}
      nameOf={({ name }) => name}
      {...{ address, onAddress }}
      add={{ command: documentTypeCommands.add, label: 'Novo tipo', link: { to: '/documentTypes/new' } }}
      edit={{ command: documentTypeCommands.change, link: ({ id }) => ({ to: '/documentTypes/new', search: { id } }) }}
      remove={{ command: documentTypeCommands.remove, list: documentRoutes.types, named: ({ name }) => `o tipo ${name}` }}
    />
  )
}
