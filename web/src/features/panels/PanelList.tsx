import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { type CallPanelDevice, panelRoutes, panelServed } from '@embarca/contracts/session/panels.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import type { RegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { listTexts } from '../../shared/register/texts.ts'

type Props = { readonly address: RegisterAddress; readonly onAddress: (address: RegisterAddress) => void }

const form = '/settings/panels/new'
const { search: _, ...texts } = listTexts('painel', 'painéis')
const columnsWith = (nameOf: (gateId: string) => string): readonly RegisterColumn<CallPanelDevice>[] => [
  { id: 'name', header: 'Painel', width: 'minmax(180px, 1fr)' },
  {
    ...{ id: 'gates', header: 'Portarias', width: 'minmax(200px, 2fr)' },
    cell: ({ gateIds }) => (gateIds.length === 0 ? 'Todas' : gateIds.map(nameOf).join(', ')),
  },
  { id: 'since', header: 'Ligado em', width: '150px', labelled: true, cell: ({ since }) => shortDateTime(since) },
]

/** The TVs that show calls: staff name them, and end their sessions. */
export const PanelList = ({ address, onAddress }: Props) => {
  const panels = useRead(panelRoutes.panels, {})
  const gates = useRead(gateRoutes.gates, {}).data
  return (
    <RegisterPage
      title="Painéis de chamada"
      texts={{ ...texts, empty: 'Nenhuma TV ligada. Abra /tv no navegador dela e escreva aqui o código que ela mostra.' }}
      icon="desktop"
      query={{ items: panels.data ?? [], pending: panels.isPending, failed: panels.isError, error: panels.error, refresh: panels.refetch }}
      columns={columnsWith((id) => gates?.find((gate) => gate.id === id)?.name ?? '—')}
      nameOf={({ name }) => name}
      {...{ address, onAddress }}
      add={{ command: panelServed.admit, label: 'Ligar painel', link: { to: form } }}
      edit={{ command: panelRoutes.change, link: ({ id }) => ({ to: form, search: { id } }) }}
      remove={{
        command: panelRoutes.revoke,
        list: panelRoutes.panels,
        named: ({ name }) => `o painel ${name}`,
        text: () => 'A TV deixa de mostrar chamados agora, e volta a mostrar um código.',
      }}
    />
  )
}
