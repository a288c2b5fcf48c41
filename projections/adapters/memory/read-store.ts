import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { hashOf } from '../../kit/canonical.ts'
import { checkTallyFields, conditionsOf, planOf } from '../../kit/conditions.ts'
import { counterFor } from '../../kit/counters.ts'
import { cursorOf, cursorText } from '../../kit/cursor.ts'
import {
  type ChangeResult,
  type ReadStore,
  type Scalar,
  type Source,
  UnindexedQuery,
  type ViewQuery,
  type ViewSpec,
} from '../../kit/read-store.ts'
import { contains } from '../../kit/search.ts'
import { compareWithCheckpoint, type StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import { textsOf } from '../../kit/texts.ts'
import { compare, type MemoryDocument, matches, scalar } from './matching.ts'

type Row = { body: string | undefined; readonly checkpoints: StreamCheckpoints }
type View = { spec: ViewSpec; rows: Map<string, Row> }

const changed = <D>(rows: Map<string, Row>, id: string, source: Source, step: (doc: D | undefined) => D | undefined): ChangeResult<D> => {
  const row = rows.get(id)
  const doc = row?.body === undefined ? undefined : (JSON.parse(row.body) as D)
  const outcome = compareWithCheckpoint(row?.checkpoints ?? {}, source)
  if (outcome !== 'applied') return { outcome, doc }
  const next = step(doc)
  rows.set(id, {
    body: next === undefined ? undefined : JSON.stringify(next),
    checkpoints: { ...row?.checkpoints, [source.stream]: source.revision },
  })
  return { outcome, doc: next }
}
const documents = function* (rows: Map<string, Row>) {
  for (const [id, { body }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (body !== undefined) yield [id, JSON.parse(body) as object] as const
}

/** Views in memory, for tests and simulations; answers and errors are those of the durable stores. */
export const memoryReadStore = (): ReadStore => {
  const views = new Map<string, View>()
  const checkpoints = new Map<string, Position>()
  let queue: Promise<unknown> = Promise.resolve()
  let undo: (() => void)[] | undefined
  const known = (view: string) => {
    const found = views.get(view)
    if (!found) throw new UnindexedQuery(`${view} is no view we know`)
    return found
  }

  const select = (view: string, ask: ViewQuery) => {
    const { spec, rows } = known(view)
    const { conditions } = planOf(spec, ask)
    const [field, direction] = ask.sort
    const sign = direction === 'desc' ? -1 : 1
    const keyed = [...rows].flatMap(([id, { body }]) => (body === undefined ? [] : [{ id, body, doc: JSON.parse(body) as MemoryDocument }]))
    const order = (a: { id: string; value: ReturnType<typeof scalar> }, b: typeof a) =>
      sign * (compare(a.value, b.value) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    const all = keyed
      .filter(({ doc }) => conditions.every((condition) => matches(doc, condition)) && contains(spec, doc, ask.text))
      .map(({ id, body, doc }) => ({ id, body, value: scalar(doc[field]) }))
      .sort(order)
    const cursor = ask.after === undefined ? undefined : cursorOf(ask.after)
    const rest = cursor ? all.filter((item) => order(item, cursor) > 0) : all.slice(((ask.page ?? 1) - 1) * ask.size)
    const items = rest.slice(0, ask.size)
    const hasMore = rest.length > ask.size
    return { items, hasMore, ...(hasMore && items.length > 0 && { next: cursorText(items.at(-1)!) }) }
  }

  const sentOf = (view: string, body: string) => textsOf(known(view).spec, JSON.parse(body) as MemoryDocument).body

  const store: ReadStore = {
    get: async <D>(view: string, id: string) => {
      const body = known(view).rows.get(id)?.body
      return body === undefined ? undefined : (JSON.parse(body) as D)
    },
    page: async <D>(view: string, ask: ViewQuery) => {
      const { items, ...rest } = select(view, ask)
      return { items: items.map(({ body }) => JSON.parse(body) as D), ...rest }
    },
    rawPage: async (view, ask) => {
      const { items, ...rest } = select(view, ask)
      return { ...rest, items: items.map(({ body }) => sentOf(view, body)).join(','), count: items.length }
    },
    count: async (view, { where, by, text }) => {
      const { spec, rows } = known(view)
      const conditions = conditionsOf(spec, where)
      if (by !== undefined && !Object.hasOwn(spec.fields, by)) throw new UnindexedQuery(`${view}: field ${by} is not declared`)
      if (text?.trim() || counterFor(spec, conditions, by === undefined ? [] : [by]) === undefined)
        planOf(spec, { where, ...(text !== undefined && { text }) })
      const counts: Record<string, number> = by === undefined ? { all: 0 } : {}
      for (const [, document] of documents(rows)) {
        const doc = document as MemoryDocument
        if (!conditions.every((condition) => matches(doc, condition)) || !contains(spec, doc, text)) continue
        const value = by === undefined ? 'all' : doc[by]
        for (const key of Array.isArray(value) ? value : [value]) counts[String(key ?? '')] = (counts[String(key ?? '')] ?? 0) + 1
      }
      return counts
    },
    tally: async (view, { where, by, text }) => {
      const { spec, rows } = known(view)
      const conditions = conditionsOf(spec, where)
      checkTallyFields(spec, by)
      if (text?.trim() || counterFor(spec, conditions, by) === undefined) planOf(spec, { where, ...(text !== undefined && { text }) })
      const tallies = new Map<string, { values: Scalar[]; total: number }>()
      for (const [, document] of documents(rows)) {
        const doc = document as MemoryDocument
        if (!conditions.every((condition) => matches(doc, condition)) || !contains(spec, doc, text)) continue
        const values = by.map((field) => scalar(doc[field]))
        const key = JSON.stringify(values)
        tallies.set(key, { values, total: (tallies.get(key)?.total ?? 0) + 1 })
      }
      return [...tallies.values()]
    },
    lastPosition: async () => [...checkpoints.values()].sort(comparePositions)[0] ?? BEFORE_ALL,
    change: async (view, id, source, step) => {
      const { rows } = known(view)
      const before = rows.get(id)
      undo?.push(() => void (before ? rows.set(id, before) : rows.delete(id)))
      return changed(rows, id, source, step)
    },
    gather: (work) => store.batch(work),
    batch: (work, checkpoint) => {
      const run = async () => {
        undo = []
        try {
          const result = await work()
          if (checkpoint) checkpoints.set(checkpoint.group, checkpoint.position)
          return result
        } catch (error) {
          for (const back of undo.reverse()) back()
          throw error
        } finally {
          undo = undefined
        }
      }
      const mine = queue.then(run, run)
      queue = mine.catch(() => {})
      return mine
    },
    sent: async (view, id) => {
      const body = known(view).rows.get(id)?.body
      return body === undefined ? undefined : sentOf(view, body)
    },
    checkpoint: async (group) => checkpoints.get(group) ?? BEFORE_ALL,
    retireUnused: async (inUse) => {
      for (const view of [...views.keys()]) if (!inUse.includes(view)) views.delete(view)
    },
    define: async (spec) => {
      const before = views.get(spec.view)
      if (!before) views.set(spec.view, { spec, rows: new Map() })
      return before ? (JSON.stringify(before.spec) === JSON.stringify(spec) ? 'ready' : 'outdated') : 'new'
    },
    rebuild: async (spec, finish) => {
      const rows = new Map<string, Row>()
      return {
        change: (id, source, step) => changed(rows, id, source, step),
        finish: async (checkpoint) => {
          const live = views.get(spec.view)
          if (finish) for (const row of rows.values()) if (row.body !== undefined) row.body = JSON.stringify(finish(JSON.parse(row.body)))
          views.set(spec.view, { spec, rows })
          if (checkpoint) checkpoints.set(checkpoint.group, checkpoint.position)
          return { hash: hashOf(documents(rows)), before: live && hashOf(documents(live.rows)) }
        },
        abandon: async () => rows.clear(),
      }
    },
    madeFrom: async (view, stream) =>
      [...known(view).rows]
        .filter(([, { checkpoints: own }]) => stream in own)
        .map(([id, { checkpoints: own }]) => ({ id, streams: Object.keys(own) })),
    remove: async (view, id) => void known(view).rows.delete(id),
    scrub: async () => {},
    hash: async (view) => hashOf(documents(known(view).rows)),
  }
  return store
}
