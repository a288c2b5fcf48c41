import type { ChangedOrder } from '@embarca/contracts/import/routes.ts'
import type { Actor, Event } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import { orderCodeOf } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { CommandExecution } from '../kit/command-execution.ts'
import { evaluate } from '../kit/evaluate.ts'
import { ABSENT, type EventStore } from '../kit/event-store.ts'
import { fold } from '../kit/fold.ts'
import { type States, statesOf } from '../kit/states.ts'
import { changesIn, type OrderCommand, type OrderState, orders } from '../order/index.ts'
import { ordersWithNote, sourceOf } from './canceled-notes.ts'
import { differingIn } from './differing-order.ts'
import type { Cancelation } from './importer.ts'
import { type DigestedFile, ordersFromRows } from './order-from-row.ts'
import { refusalText, unlessHeldElsewhere } from './order-refusals.ts'
import type { OrderGroup, OrderRow } from './order-rows.ts'
import type { Choices } from './received.ts'
import type { Registers } from './registers.ts'

type Setting = {
  readonly by: Actor
  readonly choices: Choices
  readonly files: readonly DigestedFile[]
  readonly registers: Registers
  readonly events: EventStore
  /** Not narrowed to the user: a code may be that of an order that the user does not see. */
  readonly views: Pick<Views, 'page'>
  /** Narrowed to the user. */
  readonly ownViews: Pick<Views, 'page'>
  readonly now: () => string
}
/** What a row would come to; `change`: what it would change of an order. */
export type RowForecast =
  | { readonly outcome: 'created' | 'changed' | 'same'; readonly change?: ChangedOrder }
  | { readonly outcome: 'refused'; readonly rows: readonly number[]; readonly message: string }

const KEY = { scope: 'check', key: 'check', bodyHash: '' }
const PAGE = 500

/** The entries that orders name are read once in a check. */
const readingOnce = (states: States): States => {
  const known = new Map<string, ReturnType<States['read']>>()
  return {
    ...states,
    read: ((of, stream) => {
      const read = known.get(stream) ?? states.read(of, stream)
      known.set(stream, read)
      return read
    }) as States['read'],
  }
}

type Found = { readonly orderId: string; readonly code: string; readonly originId?: string }
type Named = Pick<OrderRow, 'file' | 'line' | 'entry'> & { readonly code: string }
type Known = { readonly stream: string; readonly state: OrderState }

/** Foretells the outcomes of an import's orders: each row is decided like in the run, on the state that the rows before it lead to. */
export const orderForecaster = ({ by, choices, files, registers, events, views, ownViews, now }: Setting) => {
  const { increment, recreates, freightType } = choices
  const states = readingOnce(statesOf(events))
  const groupName = (id: string) => registers.nameOfGroup(id) ?? id

  const stateOf = async (id: string): Promise<OrderState> => fold(orders.fold, await events.read(orders.stream(id)))
  /** The order that holds each code: the origin holds those of its portions. */
  const holdersOf = async (groups: readonly OrderGroup[]): Promise<ReadonlyMap<string, Known>> => {
    const holders = new Map<string, Known>()
    const where = { shipperId: by.shipperId, code: groups.map(codeOf) }
    for (let after: string | undefined; ; ) {
      const page = await views.page<Found>('order', { where, sort: ['code', 'asc'], size: PAGE, ...(after !== undefined && { after }) })
      for (const { orderId, code, originId } of page.items) {
        const state = await stateOf(originId ?? orderId)
        if (state.status !== 'REMOVED' && !state.codeReleased) holders.set(code, { stream: orders.stream(state.orderId), state })
      }
      if (!page.hasMore || page.next === undefined) return holders
      after = page.next
    }
  }

  const decided = async (
    command: OrderCommand,
    holder: Known | undefined,
  ): Promise<Refusal | (Known & { readonly events: readonly Event[] })> => {
    const execution = new CommandExecution(orders, command, { by, key: KEY.key }, KEY)
    execution.stream = holder?.stream ?? execution.stream
    const state = holder?.state ?? orders.fold.initial
    const setting = { states, store: events, now: now(), modules: {} }
    const evaluation = await evaluate(execution, { state, revision: ABSENT, position: BEFORE_ALL }, setting)
    if ('error' in evaluation) throw await evaluation.error()
    if ('refusal' in evaluation) return evaluation.refusal
    const recorded = 'append' in evaluation ? evaluation.append.events : []
    return { stream: execution.stream, events: recorded, state: fold(orders.fold, recorded, state) }
  }

  const changeOf = ({ file, line, entry, code }: Named, found: readonly Event[], before: OrderState): ChangedOrder => ({
    ...{ file, line, ...(entry !== undefined && { entry }), code },
    changes: [...changesIn(found as readonly OrderEvent[], before, { groupName })],
  })
  const orderOf = ordersFromRows({ importId: KEY.key, increment, freightType, files, registers })
  type Foretold = { readonly forecast: RowForecast; readonly holder: Known | undefined }
  const forecastRow = async (row: OrderRow, holder: Known | undefined): Promise<Foretold> => {
    const { deliveryDocument, code } = row.values
    const named = { ...row, code }
    const refused = (message: string): Foretold => ({ forecast: { outcome: 'refused', rows: row.rows, message }, holder })
    const decide = async (): Promise<Foretold> => {
      const outcome = await decided({ type: 'ImportOrder', data: orderOf(row, registers.deliveryOf(deliveryDocument)) }, holder)
      if (isRefusal(outcome)) {
        if (outcome.refused === 'ORDER_CODE_ENDED' && recreates) return forecastRow(row, undefined)
        const differing = differingIn(outcome)
        if (!differing) return refused(refusalText(outcome))
        const change = { ...changeOf(named, differing.events, holder!.state), loadId: differing.loadId }
        return { forecast: { outcome: 'same', ...(change.changes.length && { change }) }, holder }
      }
      const { events: found, ...after } = outcome
      if (!holder) return { forecast: { outcome: 'created' }, holder: after }
      if (!found.length) return { forecast: { outcome: 'same' }, holder }
      return { forecast: { outcome: 'changed', change: changeOf(named, found, holder.state) }, holder: after }
    }
    return unlessHeldElsewhere(decide, refused)
  }

  /** What a canceled note would change of the orders that hold it. */
  const forecastCanceled = async (cancelation: Cancelation): Promise<readonly ChangedOrder[]> => {
    const all: ChangedOrder[] = []
    for (const { orderId, code } of await ordersWithNote(ownViews, cancelation.nfeKey)) {
      const holder = { stream: orders.stream(orderId), state: await stateOf(orderId) }
      const data = { id: orderId, nfeKey: cancelation.nfeKey, source: sourceOf(cancelation, KEY.key, files) }
      const outcome = await decided({ type: 'RemoveNote', data }, holder)
      const differing = isRefusal(outcome) ? differingIn(outcome) : undefined
      const found = isRefusal(outcome) ? (differing?.events ?? []) : outcome.events
      if (found.length === 0) continue
      all.push({ ...changeOf({ ...cancelation, code }, found, holder.state), ...(differing && { loadId: differing.loadId }) })
    }
    return all
  }

  const forecast = async (groups: readonly OrderGroup[]): Promise<readonly RowForecast[]> => {
    const holders = await holdersOf(groups)
    const all: RowForecast[] = []
    for (const group of groups) {
      let holder = holders.get(codeOf(group))
      for (const row of group) {
        const { forecast, holder: after } = await forecastRow(row, holder)
        all.push(forecast)
        holder = after
      }
    }
    return all
  }
  return { forecast, forecastCanceled }
}
const codeOf = (group: OrderGroup) => orderCodeOf(group[0]!.values.code)
