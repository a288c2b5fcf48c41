import { dedicatedLabels as words } from '@embarca/contracts/dedicated/labels.pt.ts'
import type { CycleOption, DedicatedDetail, DedicatedRow } from '@embarca/contracts/dedicated/read-routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { cut, cuts } from '../../base/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { type ActionType, actionIcons, actionNames, type FleetAction } from './actions.ts'
import { exactKilometres } from './looks.tsx'

type Cycles = readonly CycleOption[]
const sources: Readonly<Record<string, string>> = words.source
const rowActions: readonly ActionType[] = ['toll', 'distance', 'penalty', 'cycle']

type RowProps = {
  readonly contract: DedicatedDetail
  readonly row: DedicatedRow
  readonly cycles: Cycles
  readonly mayRun: boolean
  readonly onAction: (action: FleetAction) => void
}
const Row = ({ contract, row, cycles, mayRun, onAction }: RowProps) => {
  const ask = (type: ActionType) =>
    onAction({
      ...{ type, vehicle: contract, row, cycles, penaltyPrice: contract.penaltyPrice },
      load: { hashId: row.hashId, code: row.code },
    })
  return (
    <tr className={row.isRemoved ? 'off' : ''}>
      <td data-label="Carga">
        <DataLink to={`/loads/${row.hashId}/details`} title={row.code}>
          {cut(row.code, cuts.loadCodeDedicated)}
        </DataLink>
      </td>
      <td data-label="Status">{row.status}</td>
      <td data-label="Destino" title={row.deliveryPlace}>
        {cut(row.deliveryPlace, cuts.deliveryPlaceDedicated)}
      </td>
      <td data-label="Coleta" className="num">
        {row.collectExpectedDate ? shortDateTime(row.collectExpectedDate) : '—'}
      </td>
      <td data-label="Entrega" className="num">
        {row.deliveryDate ? shortDateTime(row.deliveryDate) : '—'}
      </td>
      <td data-label="Km previsto" className="num">
        {exactKilometres(row.distanceExpected)}
      </td>
      <td data-label="Km rodado" className="num">
        {exactKilometres(row.distanceTraveled)} <small>{sources[row.distanceSource]}</small>
      </td>
      <td data-label="Frete" className="num">
        {money(row.freightPrice)}
      </td>
      <td data-label="Pedágio" className="num">
        {money(row.tollPrice)}
      </td>
      <td data-label="Multa" className="num">
        {row.penaltyPrice ? money(-row.penaltyPrice) : '—'}
      </td>
      {mayRun && (
        <td className="actions">
          <Menu
            label={`Corrigir ${row.code}`}
            align="end"
            trigger={(ties) => <IconButton {...ties} icon="more" label={`Corrigir ${row.code}`} tip={false} />}
          >
            {() => (
              <>
                {rowActions.map((type) => (
                  <MenuItem key={type} icon={actionIcons[type]} onSelect={() => ask(type)}>
                    {actionNames[type]}
                  </MenuItem>
                ))}
              </>
            )}
          </Menu>
        </td>
      )}
    </tr>
  )
}

const headers = ['Carga', 'Status', 'Destino', 'Coleta', 'Entrega', 'Km previsto', 'Km rodado', 'Frete', 'Pedágio', 'Multa'] as const

type Props = Omit<RowProps, 'row'> & { readonly isRunning: boolean }

/** The loads of a cycle, the newest collect first; a free vehicle begins with what it may take (Y35). */
export const CycleRows = ({ contract, cycles, isRunning, mayRun, onAction }: Props) => {
  const isFree = isRunning && contract.isActive && contract.shipping === undefined
  return (
    <section className="fleet-rows" aria-label="Cargas do ciclo">
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            {mayRun && (
              <th scope="col">
                <span className="hidden-text">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {isFree && (
            <tr className="free">
              <td data-label="Carga">—</td>
              <td data-label="Status">{words.rowStatus.AVAILABLE}</td>
              <td colSpan={headers.length - (mayRun ? 1 : 2)}>
                {mayRun && (
                  <Button icon="link" onClick={() => onAction({ type: 'program', vehicle: contract })}>
                    {actionNames.program}
                  </Button>
                )}
              </td>
            </tr>
          )}
          {contract.rows.map((row) => (
            <Row key={row.id} {...{ contract, row, cycles, mayRun, onAction }} />
          ))}
        </tbody>
      </table>
      {contract.rows.length === 0 && !isFree && <p className="fleet-none">Nenhuma carga neste ciclo.</p>}
    </section>
  )
}
