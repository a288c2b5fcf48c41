import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { profileLabel } from './profile-labels.ts'
import type { Profile } from './profile-text.ts'

/** The columns of the load profiles of a company. */
export const profileColumns: readonly RegisterColumn<Profile>[] = [
  {
    id: 'name',
    header: 'Perfil',
    width: 'minmax(200px, 2fr)',
    cell: ({ approvalRequired, attachmentsRequired }) => (
      <small>
        {approvalRequired && ' · com aprovação'}
        {attachmentsRequired && ' · exige anexo'}
      </small>
    ),
  },
  { id: 'measure', header: 'Medida', width: '100px', cell: ({ measureType }) => profileLabel('measureType', measureType) },
  {
    id: 'accept',
    header: 'Aceite',
    width: '150px',
    cell: ({ acceptType }) => acceptType && loadLabels.acceptType[acceptType as keyof typeof loadLabels.acceptType],
  },
  {
    id: 'vehicle',
    header: 'Veículo',
    width: 'minmax(140px, 1fr)',
    cell: ({ vehicleType, trailerType }) =>
      [vehicleType, trailerType]
        .map((code) => vehicleLabel(code))
        .filter(Boolean)
        .join(' · ') || 'Qualquer',
  },
]
