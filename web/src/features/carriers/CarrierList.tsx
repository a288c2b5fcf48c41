import { integer } from '@embarca/contracts/kit/numbers.ts'
import { carrierFilterStatuses } from '@embarca/contracts/partnership/codes.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { Link } from '@tanstack/react-router'
import { useShortcut } from '../../base/keyboard.ts'
import { usePages, useRead } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { useSession } from '../../session/session.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { offerExport } from '../../shared/reports/exports.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { AddCarrierDialog } from './AddCarrierDialog.tsx'
import { CarrierFilters } from './CarrierFilters.tsx'
import { type CarrierAddress, type CarrierChange, carrierQuery } from './carrier-address.ts'
import { carrierColumns } from './carrier-columns.tsx'
import '../../ui/listing.css'
import '../../shared/register/register.css'
import './carriers.css'

type Props = { readonly address: CarrierAddress; readonly onAddress: (address: CarrierAddress) => void }
const TITLE = 'Transportadoras'

/** The carriers of this company: filtered, counted by status, downloaded; a new one is added by its CNPJ. */
export const CarrierList = ({ address, onAddress }: Props) => {
  const { roles } = useSession()
  const input = carrierQuery(address)
  const query = usePages(carrierRoutes.search, input, { keep: true })
  const first = useRead(carrierRoutes.search, input, { keep: true })
  const amounts = first.data?.amounts ?? {}
  const mayAdd = allows(onboardingRoutes.addFromCnpj.may, roles)
  const { adds, text, status, ...filters } = address
  const change = (part: CarrierChange) => onAddress(omitUndefined({ text, status, ...filters, ...part }) as CarrierAddress)
  const add = () => change({ adds: true })
  useShortcut({ keys: 'n', label: 'Adicionar transportadora', group: TITLE, run: add }, { when: mayAdd })
  const download = () => {
    const { size: _, ...asked } = input
    offerExport({ title: reportLabels.title['transporters']!, from: { route: reportCommands.transporters, input: asked } })
  }
  const { length } = query.items
  const isFiltered = text !== undefined || status !== undefined || Object.keys(filters).length > 0
  const counted = carrierFilterStatuses.filter((one) => one === status || (amounts[one] ?? 0) > 0)
  return (
    <main className="register carriers">
      <div className="tools">
        <h1>{TITLE}</h1>
        <SearchBox placeholder="Nome, código ou CNPJ" value={text ?? ''} onSubmit={(typed) => change({ text: typed || undefined })} />
        <Button icon="download" onClick={download}>
          Exportar
        </Button>
        {mayAdd && (
          <Button look="primary" icon="plus" onClick={add}>
            Adicionar
          </Button>
        )}
      </div>
      <div className="tools">
        <SegmentedControl
          label="Situação"
          options={[
            { value: '', label: 'Todas' },
            ...counted.map((one) => ({ value: one, label: `${carrierLabels.status[one]} ${integer(amounts[one] ?? 0)}` })),
          ]}
          value={status ?? ''}
          onChange={(value) => change({ status: (value || undefined) as CarrierAddress['status'] })}
        />
      </div>
      <CarrierFilters address={address} onAddress={onAddress} />
      <div className="listing">
        <QueryState
          what="transportadoras"
          pending={query.pending}
          failed={query.failed && length === 0}
          error={query.error}
          onRetry={query.refresh}
          icon="truck"
          empty={
            length
              ? undefined
              : isFiltered
                ? 'Nenhuma transportadora encontrada.'
                : 'Nenhuma transportadora. Adicione a primeira pelo CNPJ.'
          }
        >
          <RegisterTable
            label={TITLE}
            columns={carrierColumns}
            rows={query.items}
            address={{}}
            onSort={() => {}}
            name={({ id, name }) => (
              <Link to="/transporters/$transporterId" params={{ transporterId: id }}>
                <b>{name}</b>
              </Link>
            )}
            isOff={({ status: one }) => one === 'ENDED'}
            actionCount={0}
            actions={() => null}
            more={query.more}
            end={length === 1 ? '1 transportadora' : `${length} transportadoras`}
          />
        </QueryState>
      </div>
      {adds && mayAdd && <AddCarrierDialog onClose={() => change({ adds: undefined })} />}
    </main>
  )
}
