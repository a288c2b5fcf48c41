import type { NewPlace } from '@embarca/contracts/import/routes.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { documentMask } from '../../base/masks.ts'

/** Delivery places that an import would register. */
export const NewPlaces = ({ places }: { readonly places: readonly NewPlace[] }) => (
  <details className="new-places">
    <summary>
      {places.length === 1 ? '1 local de entrega será cadastrado' : `${integer(places.length)} locais de entrega serão cadastrados`}
    </summary>
    <ul>
      {places.map(({ document, name, city, state }) => (
        <li key={document}>
          <b>{name}</b> · {documentMask.show(document)} · {city}/{state}
        </li>
      ))}
    </ul>
  </details>
)
