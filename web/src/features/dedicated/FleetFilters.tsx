import { dedicatedFilters } from '@embarca/contracts/dedicated/codes.ts'
import { dedicatedLabels as words } from '@embarca/contracts/dedicated/labels.pt.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { loadStatusLabels } from '@embarca/contracts/load/status-labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { plate as plateMask } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import { cut, cuts } from '../../base/texts.ts'
import { FilterBar } from '../../shared/filters/FilterBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AdvancedFilters } from './AdvancedFilters.tsx'
import type { FleetFilters as Filters } from './fleet-address.ts'
import { boardCycles } from './past-cycles.ts'

const ofCard: Readonly<Record<string, string>> = words.status
const ofLoad: Readonly<Record<string, string>> = { ...loadStatusLabels, ...words.filter }
const statuses = dedicatedFilters.map((value) => ({
  value,
  label: (value === 'AVAILABLE' || value === 'DAY_OFF' || value === 'SCHEDULED' ? ofCard[value] : ofLoad[value]) ?? value,
}))
const advanced = ['shippingCode', 'vehicleType', 'initCollectDate', 'endCollectDate', 'driver'] as const
const MOST = 100

type Props = { readonly filters: Filters; readonly onFilters: (filters: Filters) => void }

/** Carrier, plate, status and cycle; the others in a drawer. Applying one pushes an address (R228). */
export const FleetFilters = ({ filters, onFilters }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [plate, setPlate] = useState(filters.plate ?? '')
  const carriers = useRead(referenceRoutes.transporters, { size: MOST, ignoreBlock: true }).data?.list ?? []
  const set = (part: { readonly [K in keyof Filters]?: Filters[K] | undefined }) => onFilters({ ...filters, ...part } as Filters)
  const hasAdvanced = advanced.some((name) => filters[name] !== undefined)
  return (
    <>
      <FilterBar className="fleet-filters" isEmpty={Object.keys(filters).length === 0} onClear={() => onFilters({})}>
        <SelectField
          label="Transportadora"
          clearable
          placeholder="Todas"
          options={carriers.map(({ id: value, name }) => ({ value, label: cut(name, cuts.transporter) }))}
          value={filters.transporterId}
          onChange={(transporterId) => set({ transporterId })}
        />
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault()
            set({ plate: plate || undefined })
          }}
        >
          <TextField
            label="Placa"
            mask={plateMask}
            autoComplete="off"
            value={plate}
            onChange={setPlate}
            onBlur={() => plate !== (filters.plate ?? '') && set({ plate: plate || undefined })}
          />
        </form>
        <SelectField
          label="Status"
          clearable
          placeholder="Todos"
          options={statuses}
          value={filters.status}
          onChange={(status) => set({ status })}
        />
        <SelectField
          label="Ciclo"
          options={boardCycles(localDay(new Date().toISOString()))}
          value={filters.cycle ?? ''}
          onChange={(cycle) => set({ cycle: cycle || undefined })}
        />
        <Button icon="filter" className={hasAdvanced ? 'fleet-advanced set' : 'fleet-advanced'} onClick={() => setOpen(true)}>
          Filtros Avançados
          {hasAdvanced && <span className="hidden-text"> (em uso)</span>}
        </Button>
      </FilterBar>
      {isOpen && (
        <AdvancedFilters
          filters={filters}
          onClose={() => setOpen(false)}
          onFilters={(next) => {
            setOpen(false)
            onFilters(next)
          }}
        />
      )}
    </>
  )
}
