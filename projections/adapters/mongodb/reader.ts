import { BEFORE_ALL, comparePositions, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { Db, Document } from 'mongodb'
import { hashing } from '../../kit/canonical.ts'
import { checkTallyFields, conditionsOf, planOf } from '../../kit/conditions.ts'
import { counterFor } from '../../kit/counters.ts'
import { cursorOf, cursorText } from '../../kit/cursor.ts'
import { type ReadStore, UnindexedQuery, type ViewQuery, type Views } from '../../kit/read-store.ts'
import type { CollectionCatalogue, ViewCollection } from './catalogue.ts'
import { type CollectionDocument, documentOf, field } from './collection-document.ts'
import { filterOf, pageFilter } from './question.ts'
import { valueIn } from './sort-key.ts'

const TEXTS = { body: 1, unsent: 1 } as const

/** Queries of the views. */
export const viewReader = (db: Db, catalogue: CollectionCatalogue) => {
  const checkpoints = db.collection<{ _id: string; position: Position }>('view_checkpoints')

  const select = async (view: string, ask: ViewQuery, texts: Document) => {
    const { spec, documents } = await catalogue.table(view)
    const [sort, direction] = ask.sort
    const filter = pageFilter(spec, ask)
    const size = Math.max(0, Math.trunc(ask.size))
    const inside = ask.after !== undefined && cursorOf(ask.after) !== undefined
    const order = direction === 'desc' ? -1 : 1
    const rows = await documents
      .find(filter, { projection: { ...texts, [field(sort)]: 1 } })
      .sort({ [field(sort)]: order, _id: order })
      .skip(inside ? 0 : (Math.max(1, Math.trunc(ask.page ?? 1)) - 1) * size)
      .limit(size + 1)
      .toArray()
    const items = rows.slice(0, size)
    const last = items.at(-1)
    const hasMore = rows.length > size && last !== undefined
    const next = hasMore && { next: cursorText({ id: last._id, value: valueIn(last[field(sort)] as string, spec.fields[sort]) }) }
    return { items, hasMore, ...next }
  }

  const tally = async ({ spec, documents }: ViewCollection, { where, by, text }: Parameters<Views['count']>[1]) => {
    const conditions = conditionsOf(spec, where)
    if (text?.trim() || counterFor(spec, conditions, by === undefined ? [] : [by]) === undefined)
      planOf(spec, { where, ...(text !== undefined && { text }) })
    const among = by ?? Object.keys(spec.fields).find((name) => spec.fields[name] !== 'many') ?? ''
    return documents
      .aggregate<{ _id: string; total: number }>([
        { $match: filterOf(spec, conditions, text, among) },
        ...(by !== undefined && spec.fields[by] === 'many' ? [{ $unwind: `$${field(by)}` }] : []),
        { $group: { _id: by === undefined ? null : `$${field(by)}`, total: { $sum: 1 } } },
      ])
      .toArray()
  }

  const textsOf = async (view: string, id: string, projection: Document) => {
    const { documents } = await catalogue.table(view)
    return (await documents.findOne({ _id: id }, { projection })) as Pick<CollectionDocument, 'body' | 'unsent'> | null
  }

  const reader: Views & Pick<ReadStore, 'hash' | 'checkpoint' | 'sent'> = {
    get: async <Doc>(view: string, id: string) => {
      const found = await textsOf(view, id, TEXTS)
      return found ? documentOf<Doc>(found) : undefined
    },
    sent: async (view, id) => (await textsOf(view, id, { body: 1 }))?.body,
    page: async <Doc>(view: string, ask: ViewQuery) => {
      const { items, ...rest } = await select(view, ask, TEXTS)
      return { items: items.map((stored) => documentOf<Doc>(stored)!), ...rest }
    },
    rawPage: async (view, ask) => {
      const { items, ...rest } = await select(view, ask, { body: 1 })
      return { ...rest, items: items.map(({ body }) => body).join(','), count: items.length }
    },
    count: async (view, ask) => {
      const table = await catalogue.table(view)
      const { fields } = table.spec
      if (ask.by !== undefined && !Object.hasOwn(fields, ask.by)) throw new UnindexedQuery(`${view}: field ${ask.by} is not declared`)
      const totals = await tally(table, ask)
      if (ask.by === undefined) return { all: totals[0]?.total ?? 0 }
      const kind = fields[ask.by]
      return Object.fromEntries(totals.map(({ _id, total }) => [String(valueIn(_id, kind) ?? ''), total]))
    },
    tally: async (view, { where, by, text }) => {
      const { spec, documents } = await catalogue.table(view)
      const conditions = conditionsOf(spec, where)
      checkTallyFields(spec, by)
      if (text?.trim() || counterFor(spec, conditions, by) === undefined) planOf(spec, { where, ...(text !== undefined && { text }) })
      const groups = await documents
        .aggregate<{ _id: Record<string, string>; total: number }>([
          { $match: filterOf(spec, conditions, text, by[0]!) },
          { $group: { _id: Object.fromEntries(by.map((name, at) => [`v${at}`, `$${field(name)}`])), total: { $sum: 1 } } },
        ])
        .toArray()
      return groups.map(({ _id, total }) => ({ values: by.map((name, at) => valueIn(_id[`v${at}`]!, spec.fields[name])), total }))
    },
    // First the position, then the collections: a query that follows finds collections folded at least that far.
    lastPosition: async () => {
      const positions = (await checkpoints.find().toArray()).map(({ position }) => position)
      await catalogue.refreshNow()
      return positions.sort(comparePositions)[0] ?? BEFORE_ALL
    },
    checkpoint: async (group) => (await checkpoints.findOne({ _id: group }))?.position ?? BEFORE_ALL,
    hash: async (view) => hashOfTable(await catalogue.table(view)),
  }
  const keep = async ({ group, position }: { group: string; position: Position }) =>
    void (await checkpoints.updateOne({ _id: group }, { $set: { position } }, { upsert: true }))
  /** Everything after a position is delivered again. */
  const moveBack = async (to: Position): Promise<void> => {
    for (const { _id: group, position } of await checkpoints.find().toArray()) await keep({ group, position: least([position, to]) })
  }
  return { ...reader, keep, moveBack }
}

/** As `ReadStore.hash`, of one generation. */
export const hashOfTable = async ({ documents }: ViewCollection): Promise<string> => {
  const sum = hashing()
  for await (const stored of documents.find({}, { projection: TEXTS }).sort({ _id: 1 })) {
    const doc = documentOf<object>(stored)
    if (doc) sum.add(stored._id, doc)
  }
  return sum.digest()
}
