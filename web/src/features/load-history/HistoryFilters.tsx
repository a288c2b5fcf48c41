import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { useSession } from '../../app/session/session.ts'
import { PlacePicker, TransporterPicker } from '../../lib/load/Pickers.tsx'
import { plate } from '../../lib/masks.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRangePicker } from '../../ui/DateRangePicker.tsx'
import { todayIn } from '../../ui/dates.ts'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { EVERY_GROUP, endStatuses, type HistoryAddress, type HistoryChange, periodOf } from './history-address.ts'
import { SearchText } from './SearchText.tsx'

const GROUPS_PAUSE = 1100
const ends = endStatuses.map((value) => ({ value, label: loadLabels.status[value] }))
const receipts = receiptStatuses.map((value) => ({ value, label: receiptLabels.status[value] }))

type Props = {
  readonly address: HistoryAddress
  readonly perDelivery: boolean
  readonly onAddress: (change: HistoryChange) => void
}

/** The groups to look in: the active one until others are chosen. */
const Groups = ({ address, onAddress }: Omit<Props, 'perDelivery'>) => {
  const { operationGroups, activeOperationGroupId: active } = useSession()
  const asked = address.operationGroupIds ?? (active ? [active] : undefined)
  const [chosen, choose] = useDelayed(
    asked?.join() ?? EVERY_GROUP,
    (ids) => onAddress({ operationGroupIds: ids === active ? undefined : ids.split(',') }),
    GROUPS_PAUSE,
  )
  if (operationGroups.length < 2) return null
  return (
    <MultiSelectField
      label="Grupo de operação"
      options={operationGroups.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen === EVERY_GROUP ? undefined : chosen.split(',')}
      onChange={(ids) => choose(ids?.join() ?? EVERY_GROUP)}
    />
  )
}

/** What the history is searched by: every field by itself, all of them together. */
export const HistoryFilters = ({ address, perDelivery, onAddress }: Props) => {
  const isEmpty = Object.keys(address).length === 0
  const clear = () => onAddress(Object.fromEntries(Object.keys(address).map((name) => [name, undefined])))
  return (
    <search className="history-filters">
      <SearchText first label="ID da Carga" value={address.externalId} onSearch={(externalId) => onAddress({ externalId })} />
      <SearchText label="Pedido" value={address.orderCode} onSearch={(orderCode) => onAddress({ orderCode })} />
      <SearchText label="NF-e" value={address.nfCode} onSearch={(nfCode) => onAddress({ nfCode })} />
      <SearchText label="Placa" mask={plate} value={address.plate} onSearch={(typed) => onAddress({ plate: typed })} />
      {perDelivery ? (
        <MultiSelectField
          label="Comprovantes"
          options={receipts}
          value={address.receiptStatus}
          onChange={(receiptStatus) => onAddress({ receiptStatus })}
        />
      ) : (
        <MultiSelectField label="Status" options={ends} value={address.status} onChange={(status) => onAddress({ status })} />
      )}
      <Groups address={address} onAddress={onAddress} />
      <TransporterPicker
        label="Transportadora"
        value={address.bindTransporterId}
        onChange={(bindTransporterId) => onAddress({ bindTransporterId })}
      />
      <PlacePicker
        label="Cliente"
        value={address.destinationPlaceId}
        onChange={(destinationPlaceId) => onAddress({ destinationPlaceId })}
      />
      <div className="field">
        <span className="label">Período</span>
        <DateRangePicker
          label="Data da coleta"
          months
          value={periodOf(address, todayIn())}
          onChange={({ from, to }) => onAddress({ collectDateStart: from, collectDateEnd: to })}
        />
      </div>
      <Button look="quiet" icon="trash" className="clear" disabled={isEmpty} onClick={clear}>
        Limpar filtros
      </Button>
    </search>
  )
}
