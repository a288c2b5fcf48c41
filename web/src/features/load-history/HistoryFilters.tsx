import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { plate } from '../../base/masks.ts'
import { useSession } from '../../session/session.ts'
import { FilterBar } from '../../shared/filters/FilterBar.tsx'
import { GroupsFilter } from '../../shared/filters/GroupsFilter.tsx'
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx'
import { PlacePicker, TransporterPicker } from '../../shared/load/Pickers.tsx'
import { todayIn } from '../../ui/dates.ts'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { endStatuses, type HistoryAddress, type HistoryChange, periodOf } from './history-address.ts'
import { SearchText } from './SearchText.tsx'

const ends = endStatuses.map((value) => ({ value, label: loadLabels.status[value] }))
const receipts = receiptStatuses.map((value) => ({ value, label: receiptLabels.status[value] }))

type Props = {
  readonly address: HistoryAddress
  readonly perDelivery: boolean
  readonly onAddress: (change: HistoryChange) => void
}

/** The filters of the history; a load must match all of them. */
export const HistoryFilters = ({ address, perDelivery, onAddress }: Props) => {
  const session = useSession()
  const isEmpty = Object.keys(address).length === 0
  const clear = () => onAddress(Object.fromEntries(Object.keys(address).map((name) => [name, undefined])))
  return (
    <FilterBar className="history-filters" isEmpty={isEmpty} onClear={clear}>
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
      <GroupsFilter of={session} value={address.operationGroupIds} onChange={(operationGroupIds) => onAddress({ operationGroupIds })} />
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
      <PeriodFilter
        label="Data da coleta"
        value={periodOf(address, todayIn())}
        onChange={({ from, to }) => onAddress({ collectDateStart: from, collectDateEnd: to })}
      />
    </FilterBar>
  )
}
