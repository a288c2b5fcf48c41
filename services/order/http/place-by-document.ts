import { plainWord } from '@embarca/contracts/import/codes.ts'
import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

type Place = { readonly id: string; readonly kind: string; readonly street?: string }
type Asked = { readonly document: string; readonly street?: string | undefined; readonly collects?: true }

const MOST = 50
/** No entry has it: the decision refuses it as an unknown place. */
const NOWHERE = 'unknown'

/** The place of the register with a document, and with a street where one is named. */
export const placeNamedBy = async (views: Views, { document, street, collects }: Asked): Promise<string> => {
  const where = { document: lettersAndDigits(document), ...(collects && { kind: ['COLLECT', 'BOTH'] }) }
  const { items } = await views.page<Place>('place', { where, sort: ['name', 'asc'], size: MOST })
  const found = items.find((place) => street === undefined || plainWord(place.street ?? '') === plainWord(street))
  return found?.id ?? NOWHERE
}
