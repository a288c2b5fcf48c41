import type { ImportInfo, importReads } from '@embarca/contracts/import/run-routes.ts'
import type { ViewQuery, Views } from '../kit/read-store.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import type { ImportDocument } from './projector.ts'

const WHOLE = 100
/** Whole percents; 100 only at the end. */
export const percentOf = ({ status, read, total }: Pick<ImportDocument, 'status' | 'read' | 'total'>): number =>
  status === 'RUNNING' ? Math.min(WHOLE - 1, total > 0 ? Math.floor((read * WHOLE) / total) : 0) : WHOLE

export const shownImport = ({ shipperId: _, userId: __, isAway: ___, hasFiles: ____, ...shown }: ImportDocument): ImportInfo => ({
  ...shown,
  files: [...shown.files],
  percent: percentOf(shown),
})
const NONE: ImportInfo = { status: 'NONE', percent: 0, read: 0, total: 0, created: 0, changed: 0, same: 0, refused: 0, files: [] }

const ownImports = (views: Views, userId: string, ask: Pick<ViewQuery, 'size' | 'page' | 'after'>) =>
  views.page<ImportDocument>('import', { where: { userId }, sort: ['startedAt', 'desc'], ...ask })

/** Each user's own imports, and no other's. */
export const importReaders: Readers<typeof importReads> = {
  all: async (input, { views, by: { userId } }) => {
    const ask = pageOf(input)
    const found = await ownImports(views, userId, ask)
    return listOf(found.items.map(shownImport), found, ask)
  },
  info: async (_, { views, by: { userId } }) => {
    const { items } = await ownImports(views, userId, { size: 1 })
    const [latest] = items
    return latest && !latest.isAway ? shownImport(latest) : NONE
  },
}
