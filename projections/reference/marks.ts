import type { BlockKind } from '@embarca/contracts/block/codes.ts'
import type { ReaderContext } from '../kit/readers.ts'

const BLOCKS = 'block'
const MOST = 200
type Block = { readonly document: string; readonly until?: string }

/** The blocks of the asking shipper that hold, by CPF or plate. Several of one subject: the one that ends last, or never. */
const blocksOf = async (kind: BlockKind, documents: readonly string[], { views }: ReaderContext): Promise<ReadonlyMap<string, Block>> => {
  if (!documents.length) return new Map()
  const where = { kind, document: [...new Set(documents)], status: 'ACTIVE' }
  const { items } = await views.page<Block>(BLOCKS, { where, sort: ['blockedDate', 'desc'], size: MOST })
  const found = new Map<string, Block>()
  for (const block of items) {
    const other = found.get(block.document)
    const isLater = !other || (other.until !== undefined && (block.until === undefined || block.until > other.until))
    if (isLater) found.set(block.document, block)
  }
  return found
}

/** Which of the rows are blocked; `spellings` are the documents under which a block may stand. */
export const withMarks = async <Row extends { readonly transporterId: string }>(
  rows: readonly Row[],
  kind: BlockKind,
  spellings: (row: Row) => readonly string[],
  context: ReaderContext,
): Promise<(Row & { transporterName?: string; blocked?: true })[]> => {
  const [names, blocks] = await Promise.all([
    namesOf(
      rows.map(({ transporterId }) => transporterId),
      context,
    ),
    blocksOf(kind, rows.flatMap(spellings), context),
  ])
  return rows.map((row) => {
    const transporterName = names.get(row.transporterId)
    const blocked = spellings(row).some((one) => blocks.has(one))
    return { ...row, ...(transporterName !== undefined && { transporterName }), ...(blocked && { blocked: true as const }) }
  })
}

/** The names of companies, each read once. */
export const namesOf = async (ids: readonly string[], { views }: ReaderContext): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>()
  await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const company = await views.get<{ readonly name: string }>('transporter', id)
      if (company) names.set(id, company.name)
    }),
  )
  return names
}

/** The block of a driver that holds. */
export const blockOfDriver = async (document: string, context: ReaderContext): Promise<Block | undefined> =>
  (await blocksOf('DRIVER', [document], context)).get(document)
