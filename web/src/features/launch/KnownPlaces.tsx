import { isCnpj, isCpf } from '@embarca/contracts/kit/documents.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { Chosen } from './launch-text.ts'
import type { StopSide } from './stops.ts'
import { chosen } from './use-start.ts'

const kinds = { origins: 'COLLECT', destinations: 'DELIVERY' } as const
type Props = { readonly document: string; readonly side: StopSide; readonly onChoose: (place: Chosen) => void }

/** Registered places with the same document: one click chooses one instead of registering it twice. */
export const KnownPlaces = ({ document, side, onChoose }: Props) => {
  const known = useRead(referenceRoutes.placesOf, { document }, { enabled: isCnpj(document) || isCpf(document) })
  const places = (known.data ?? []).filter(({ type }) => type === kinds[side] || type === 'BOTH')
  if (places.length === 0) return null
  return (
    <p className="known" role="status">
      Já cadastrado com este documento:{' '}
      {places.map((place) => (
        <PlainButton key={place.id} type="button" className="text-button" onClick={() => onChoose(chosen(place))}>
          {place.name}, {place.address.city}
        </PlainButton>
      ))}
    </p>
  )
}
