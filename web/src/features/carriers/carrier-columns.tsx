import { integer } from '@embarca/contracts/kit/numbers.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import type { ListedCarrier } from '@embarca/contracts/partnership/views.ts'
import { cnpj } from '../../base/masks.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { CarrierStatus } from './CarrierStatus.tsx'

export const ratingText = ({ rating, ratings }: Pick<ListedCarrier, 'rating' | 'ratings'>): string | undefined =>
  rating === undefined ? undefined : `${rating.toFixed(1).replace('.', ',')} (${ratings})`

export const carrierColumns: readonly RegisterColumn<ListedCarrier>[] = [
  {
    id: 'name',
    header: 'Transportadora',
    width: 'minmax(200px, 2fr)',
    cell: ({ document, externalCode }) => (
      <small className="cut second-line num">{[cnpj.show(document), externalCode].filter(Boolean).join(' · ')}</small>
    ),
  },
  { id: 'status', header: 'Situação', width: '150px', cell: ({ marks }) => <CarrierStatus marks={marks} /> },
  { id: 'city', header: 'Cidade', width: 'minmax(110px, 1fr)', cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
  {
    id: 'fleet',
    header: 'Frota',
    width: '112px',
    wideOnly: true,
    cell: ({ fleetType }) => fleetType && carrierLabels.fleetType[fleetType],
  },
  {
    id: 'tags',
    header: 'Etiquetas',
    width: 'minmax(100px, 1fr)',
    wideOnly: true,
    cell: ({ tags }) => [...new Set(tags.map(({ tag }) => tag))].join(', '),
  },
  { id: 'rating', header: 'Avaliação', width: '92px', labelled: true, cell: ratingText },
  {
    id: 'loads',
    header: 'Cargas',
    width: '72px',
    labelled: true,
    cell: ({ shippingAmount }) => (shippingAmount ? integer(shippingAmount) : undefined),
  },
]
