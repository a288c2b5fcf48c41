import type { ReactNode } from 'react'
import { Tag } from '../../ui/StatusPill.tsx'
import { FilterBar } from '../filters/FilterBar.tsx'
import { GroupsFilter, type GroupsOf } from '../filters/GroupsFilter.tsx'
import { PeriodFilter } from '../filters/PeriodFilter.tsx'
import type { AddressPatch, IndicatorAddress } from './address.ts'
import { ChoiceField } from './ChoiceField.tsx'
import './indicator-filters.css'
import { monthName } from './formats.ts'

type Choice = { readonly id: string; readonly name: string }
export type IndicatorChoices = {
  readonly transporters: readonly Choice[]
  readonly lanes: readonly Choice[]
  readonly places: readonly Choice[]
}
type Props = {
  /** The signed-in user. */
  readonly asker: GroupsOf
  readonly address: IndicatorAddress
  readonly onAddress: (change: AddressPatch<IndicatorAddress>) => void
  /** The period that the server used when the address has none. */
  readonly period: { readonly startDate: string; readonly endDate: string } | undefined
  readonly choices: IndicatorChoices | undefined
  /** Buttons for the whole result. */
  readonly actions?: ReactNode
}

const none: IndicatorChoices = { transporters: [], lanes: [], places: [] }

/** The filters of every indicator: period, transporter, lane, place and month; all of them are in the address. */
export const IndicatorFilters = ({ asker, address, onAddress, period, choices = none, actions }: Props) => {
  const { startDate = period?.startDate, endDate = period?.endDate, month, transporterId, lane, placeId } = address
  const clear = () =>
    onAddress({
      startDate: undefined,
      endDate: undefined,
      month: undefined,
      transporterId: undefined,
      lane: undefined,
      placeId: undefined,
      operationGroupIds: undefined,
    })
  const filters = [address.startDate, address.endDate, month, transporterId, lane, placeId, address.operationGroupIds]
  const isEmpty = filters.every((one) => one === undefined)
  return (
    <FilterBar
      className="indicator-filters"
      isEmpty={isEmpty}
      onClear={clear}
      before={month && <Tag onRemove={() => onAddress({ month: undefined })}>{`Mês ${monthName(month)}`}</Tag>}
      actions={actions}
    >
      <PeriodFilter
        value={startDate && endDate ? { from: startDate, to: endDate } : undefined}
        onChange={({ from, to }) => onAddress({ startDate: from, endDate: to, month: undefined })}
      />
      <ChoiceField
        label="Transportadora"
        choices={choices.transporters}
        value={transporterId}
        onChange={(id) => onAddress({ transporterId: id })}
      />
      <ChoiceField label="Rota" choices={choices.lanes} value={lane} onChange={(id) => onAddress({ lane: id })} />
      <ChoiceField label="Cliente" choices={choices.places} value={placeId} onChange={(id) => onAddress({ placeId: id })} />
      <GroupsFilter of={asker} value={address.operationGroupIds} onChange={(operationGroupIds) => onAddress({ operationGroupIds })} />
    </FilterBar>
  )
}
