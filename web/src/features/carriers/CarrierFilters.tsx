import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { fleetTypes } from '@embarca/contracts/reference/codes.ts'
import { useRead } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { FilterBar } from '../../shared/filters/FilterBar.tsx'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type CarrierAddress, type CarrierChange, stateCodes } from './carrier-address.ts'

const ufs = stateCodes.map((value) => ({ value, label: value }))
const fleets = fleetTypes.map((value) => ({ value, label: carrierLabels.fleetType[value] }))
const vehicles = vehicleTypes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))
const trailers = trailerTypes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))
type Props = { readonly address: CarrierAddress; readonly onAddress: (address: CarrierAddress) => void }

/** The filters of the carriers; one must match all of them. */
export const CarrierFilters = ({ address, onAddress }: Props) => {
  const tags = useRead(carrierRoutes.tags, {})
  const { text, status, fleetType, operationUFs, tag, vehicleType, trailerType } = address
  const filters = { fleetType, operationUFs, tag, vehicleType, trailerType }
  const isEmpty = Object.values(filters).every((value) => value === undefined)
  const change = (part: CarrierChange) => onAddress(omitUndefined({ text, status, ...filters, ...part }) as CarrierAddress)
  return (
    <FilterBar className="carrier-filters" isEmpty={isEmpty} onClear={() => onAddress(omitUndefined({ text, status }) as CarrierAddress)}>
      <MultiSelectField
        label="UFs atendidas"
        options={ufs}
        value={operationUFs}
        onChange={(value) => change({ operationUFs: value })}
        all="Todas"
      />
      <SelectField
        label="Frota"
        clearable
        placeholder="Todas"
        options={fleets}
        value={fleetType}
        onChange={(value) => change({ fleetType: value })}
      />
      <SelectField
        label="Veículo"
        clearable
        placeholder="Todos"
        options={vehicles}
        value={vehicleType}
        onChange={(value) => change({ vehicleType: value })}
      />
      <SelectField
        label="Carroceria"
        clearable
        placeholder="Todas"
        options={trailers}
        value={trailerType}
        onChange={(value) => change({ trailerType: value })}
      />
      <SelectField
        label="Etiqueta"
        clearable
        placeholder="Todas"
        options={(tags.data ?? []).map((value) => ({ value, label: value }))}
        value={tag}
        onChange={(value) => change({ tag: value })}
      />
    </FilterBar>
  )
}
