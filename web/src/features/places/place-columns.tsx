import { precisionLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { personOrCompany } from '../../base/masks.ts'
import { type Place, placeUses } from '../../shared/place/place-uses.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'

export const placeColumns: readonly RegisterColumn<Place>[] = [
  { id: 'name', header: 'Local', width: 'minmax(180px, 2fr)', sortable: true },
  { id: 'document', header: 'CNPJ ou CPF', width: '152px', cell: ({ document }) => personOrCompany(document) },
  { id: 'street', header: 'Endereço', width: 'minmax(160px, 2fr)', wideOnly: true, cell: ({ address }) => address.street },
  {
    ...{ id: 'city', header: 'Cidade', width: 'minmax(130px, 1fr)', sortable: true },
    cell: ({ address: { city, state } }) => `${city}, ${state}`,
  },
  {
    ...{ id: 'precision', header: 'Localização', width: '156px', wideOnly: true },
    cell: ({ precision }) => precisionLabels[precision],
  },
  { id: 'use', header: 'Uso', width: '124px', cell: ({ type }) => placeUses[type] },
  { id: 'gate', header: 'Portaria', width: '90px', labelled: true, cell: ({ isGate }) => isGate && 'Ativa' },
]
