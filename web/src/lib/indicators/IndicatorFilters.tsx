import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DateRangePicker } from '../../ui/DateRangePicker.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { useDelayed } from '../use-delayed.ts'
import type { Change, IndicatorAddress } from './address.ts'
import { ChoiceField } from './ChoiceField.tsx'
import './indicator-filters.css'
import { monthName } from './words.ts'

type Choice = { readonly id: string; readonly name: string }
export type Choices = { readonly transporters: readonly Choice[]; readonly lanes: readonly Choice[]; readonly places: readonly Choice[] }
/** Who asks: the groups to choose from, and the one worked in. */
type Asker = {
  readonly operationGroups: readonly Choice[]
  readonly activeOperationGroupId?: string | undefined
}
type Props = {
  readonly asker: Asker
  readonly address: IndicatorAddress
  readonly onAddress: (change: Change<IndicatorAddress>) => void
  /** What the server took for the period when the address says none. */
  readonly period: { readonly startDate: string; readonly endDate: string } | undefined
  readonly choices: Choices | undefined
  /** What can be done with all of it. */
  readonly acts?: ReactNode
}

const GROUPS_PAUSE = 1100
const EVERY_GROUP = '0'
const none: Choices = { transporters: [], lanes: [], places: [] }

/** The groups to look in: the active one until others are chosen. */
const Groups = ({ asker, address, onAddress }: Pick<Props, 'asker' | 'address' | 'onAddress'>) => {
  const { operationGroups, activeOperationGroupId: active } = asker
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

/** Period, transporter, lane, place and month: everything an indicator is narrowed by, all of it in the address. */
export const IndicatorFilters = ({ asker, address, onAddress, period, choices = none, acts }: Props) => {
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
  const asked = [address.startDate, address.endDate, month, transporterId, lane, placeId, address.operationGroupIds]
  const isEmpty = asked.every((one) => one === undefined)
  return (
    <search className="indicator-filters">
      <div className="field">
        <span className="label">Período</span>
        <DateRangePicker
          label="Período"
          months
          value={startDate && endDate ? { from: startDate, to: endDate } : undefined}
          onChange={({ from, to }) => onAddress({ startDate: from, endDate: to, month: undefined })}
        />
      </div>
      <ChoiceField
        label="Transportadora"
        choices={choices.transporters}
        value={transporterId}
        onChange={(id) => onAddress({ transporterId: id })}
      />
      <ChoiceField label="Rota" choices={choices.lanes} value={lane} onChange={(id) => onAddress({ lane: id })} />
      <ChoiceField label="Cliente" choices={choices.places} value={placeId} onChange={(id) => onAddress({ placeId: id })} />
      <Groups asker={asker} address={address} onAddress={onAddress} />
      <div className="end">
        {month && <Tag onRemove={() => onAddress({ month: undefined })}>{`Mês ${monthName(month)}`}</Tag>}
        <Button look="quiet" icon="trash" disabled={isEmpty} onClick={clear}>
          Limpar filtros
        </Button>
        {acts}
      </div>
    </search>
  )
}
