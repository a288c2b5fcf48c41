import { vehicleClasses } from '@embarca/contracts/dedicated/codes.ts'
import { dedicatedLabels as words } from '@embarca/contracts/dedicated/labels.pt.ts'
import { dayAfter, dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { useState } from 'react'
import { cpf } from '../../base/masks.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FleetFilters } from './fleet-address.ts'

const DAYS_BACK = 7
/** The last seven days until today, where either day is missing (R026). */
export const collectPeriod = ({ initCollectDate, endCollectDate }: FleetFilters, today: string) =>
  initCollectDate && endCollectDate
    ? { from: initCollectDate, to: endCollectDate }
    : { from: dayText(dayAfter(today, -DAYS_BACK)), to: dayText(today) }

type Props = { readonly filters: FleetFilters; readonly onFilters: (filters: FleetFilters) => void; readonly onClose: () => void }

/** The load's code, the class of vehicle, the days of the collect and the driver. */
export const AdvancedFilters = ({ filters, onFilters, onClose }: Props) => {
  const [code, setCode] = useState(filters.shippingCode ?? '')
  const [kind, setKind] = useState(filters.vehicleType)
  const [period, setPeriod] = useState(collectPeriod(filters, localDay(new Date().toISOString())))
  const [driver, setDriver] = useState(filters.driver ?? '')
  const search = () =>
    onFilters(
      omitUndefined({
        ...filters,
        shippingCode: code.trim() || undefined,
        vehicleType: kind,
        initCollectDate: period.from,
        endCollectDate: period.to,
        driver: driver || undefined,
      }) as FleetFilters,
    )
  return (
    <Drawer
      open
      width={600}
      title="Filtros Avançados"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="primary" icon="search" onClick={search}>
            Buscar
          </Button>
        </>
      }
    >
      <form
        className="fleet-form"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <TextField label="Código da carga" maxLength={60} value={code} onChange={setCode} />
        <SelectField
          label="Tipo de veículo"
          clearable
          placeholder="Todos"
          options={vehicleClasses.map((value) => ({ value, label: words.vehicleClass[value] }))}
          value={kind}
          onChange={setKind}
        />
        <PeriodFilter title="Data de coleta" label="Data de coleta" value={period} onChange={setPeriod} />
        <TextField label="CPF do motorista" mask={cpf} autoComplete="off" value={driver} onChange={setDriver} />
        <button type="submit" hidden />
      </form>
    </Drawer>
  )
}
