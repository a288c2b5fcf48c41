import type { checklistRoutes } from '@embarca/contracts/checklist/routes.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Readers } from '../kit/readers.ts'

type Item = OutputOf<typeof checklistRoutes.checklistItem>
type ItemDoc = Item & { readonly shipperId: string }

const MOST = 200
const shown = ({ shipperId: _, ...item }: ItemDoc): Item => item

/** The questions of the gates, in their order, those of the entry first. */
export const checklistReaders: Readers<typeof checklistRoutes> = {
  checklistItems: async (_, { views }) => {
    const items = await readAllDocuments<ItemDoc>(views, 'checklistItem', { where: {}, sort: ['position', 'asc'], size: MOST })
    return items.map(shown).sort((a, b) => (a.moment === b.moment ? a.position - b.position : a.moment < b.moment ? -1 : 1))
  },
  checklistItem: async ({ id }, { views }) => {
    const found = await views.get<ItemDoc>('checklistItem', id)
    return found && shown(found)
  },
}
