import {
  type ColumnName,
  type ColumnsEvent,
  chosenColumns,
  defaultColumns,
  fixedColumns,
  type TableSection,
} from '@embarca/contracts/load-search/columns.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import type { TableColumn } from '@embarca/contracts/load-search/routes.ts'
import type { Projector } from '../kit/projector.ts'
import type { Views } from '../kit/read-store.ts'

/** The columns that a user chose, by table. */
type Chosen = { readonly userId: string; readonly shipperId: string } & { readonly [S in TableSection]?: readonly string[] }

export const columnsProjector: Projector<Chosen, ColumnsEvent> = {
  spec: { view: 'columns', version: 1, fields: { shipperId: 'text', userId: 'text' }, indexes: [['shipperId', 'userId']] },
  scope: 'tenant',
  id: ({ stream }) => /^columns-(.+)$/.exec(stream)?.[1],
  on: {
    TableColumnsChosen: (chosen, { data: { userId, section, fields }, by: { shipperId } }) => ({
      ...chosen,
      userId,
      shipperId,
      [section]: fields,
    }),
  },
}

const described = (names: readonly ColumnName[], after = 0): TableColumn[] =>
  names.map((name, at) => {
    const { name: displayName, hint: displayHint } = loadSearchLabels.column[name]
    return {
      name,
      displayName,
      ...(displayHint !== undefined && { displayHint }),
      priority: after + at + 1,
      flFixed: (fixedColumns as readonly string[]).includes(name),
    }
  })

const isKnown = (name: string): name is (typeof chosenColumns)[number] => (chosenColumns as readonly string[]).includes(name)
const chosenBy = async (views: Views, userId: string, section: TableSection) =>
  ((await views.get<Chosen>('columns', userId))?.[section] ?? defaultColumns).filter(isKnown)

/** The columns of a user's table: the fixed ones, then the chosen ones in their order. */
export const columnsSet = async (views: Views, userId: string, section: TableSection): Promise<TableColumn[]> =>
  described([...fixedColumns, ...(await chosenBy(views, userId, section))])

/** The columns that the table could show in addition. */
export const columnsUnset = async (views: Views, userId: string, section: TableSection): Promise<TableColumn[]> => {
  const shown = await chosenBy(views, userId, section)
  return described(
    chosenColumns.filter((name) => !shown.includes(name)),
    fixedColumns.length + shown.length,
  )
}
