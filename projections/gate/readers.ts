import { type GateStep, gateSteps, stepsInside } from '@embarca/contracts/gate/codes.ts'
import { inQueueOrder, type Queued } from '@embarca/contracts/gate/queue.ts'
import type { GateCall, GateOfUser, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { atLocalTime, localDay } from '@embarca/contracts/kit/local-time.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS, soughtText } from '../shared/found-loads.ts'
import { CALLS, type CallDocument } from './calls.ts'
import { endedKey, stepKey } from './contribution.ts'
import { type CountedAtGate, countedIn } from './counted.ts'
import { type Gate, type GatePlaceDocument, gateFrom, gateIn } from './gate.ts'
import { indicatorsOf } from './indicators.ts'
import { detailsOf, type GateLoad, type InLine, rowOf, visitAt } from './shown.ts'
import { slotDue } from './slots/of-load.ts'
import { waitersAt } from './waiting.ts'
import { gatesOfPanel, watchedGate } from './watched.ts'

/** R110. */
const PAGE = 15
const DAY = 86_400_000
const MOST_GATES = 100

const isStep = (text: string): text is GateStep => (gateSteps as readonly string[]).includes(text)
/** Ended visits are those of today and yesterday. */
const keysOf = ({ id, zone }: Gate, steps: readonly GateStep[], now: string): readonly string[] =>
  steps.flatMap((step) => {
    if (step !== 'FINISHED') return [stepKey(id, step)]
    const before = new Date(Date.parse(now) - DAY).toISOString()
    return [endedKey(id, localDay(now, zone)), endedKey(id, localDay(before, zone))]
  })
const stepsAsked = (status: string | undefined, driverAvailable: boolean | undefined): readonly GateStep[] => {
  const asked = (status ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(isStep)
  if (driverAvailable) return asked.length ? asked.filter((step) => step !== 'CREATED') : stepsInside
  return asked.length ? asked : (['CREATED', ...stepsInside] as const)
}
export const loadsAt = (keys: readonly string[], { views }: ReaderContext) =>
  readAllDocuments<GateLoad>(views, LOADS, { where: { gateSteps: { holds: keys } }, sort: ['gateOrder', 'asc'], size: 200 })

/** The first instant of the gate's local day. */
const startOfDay = ({ zone }: Gate, now: string): string => atLocalTime(localDay(now, zone), undefined, zone) ?? now

/** The queue of a gate: present drivers at CHECK_IN, by its rule (Y15). */
const queuedAt = async (gate: Gate, context: ReaderContext): Promise<readonly Queued[]> => {
  const loads = await loadsAt([stepKey(gate.id, 'CHECK_IN')], context)
  const waiting = loads.flatMap((load) => {
    const visit = visitAt(load, gate.id)
    const arrivedAt = visit.moments.CHECK_IN?.at
    if (arrivedAt === undefined || visit.absentSince !== undefined) return []
    return [
      { id: load.hashId, arrivedAt, dueAt: slotDue(load, gate.id)?.begin ?? load.collectDate ?? arrivedAt, flPriority: load.flPriority },
    ]
  })
  return inQueueOrder(waiting, gate.settings.queueRule, gate.zone, context.now)
}
/** Where each of these trucks stands, by its load: the queue is read where one of them waits in it. */
export const linesOf = async (gate: Gate, shown: readonly GateLoad[], context: ReaderContext): Promise<(loadId: string) => InLine> => {
  const isQueued = shown.some((load) => visitAt(load, gate.id).step === 'CHECK_IN')
  const [queued, waiters] = await Promise.all([isQueued ? queuedAt(gate, context) : [], waitersAt(gate, context)])
  const places = new Map(queued.map((one) => [one.id, one]))
  const waiting = new Map(waiters.map(({ loadId = '', at }) => [loadId, at]))
  return (loadId) => ({ queued: places.get(loadId), waitingSince: waiting.get(loadId) })
}

const gateOfUser = ({ id, name, zone, settings }: Gate, { by }: ReaderContext): GateOfUser => {
  if (!allows(may.seeYard, by.roles)) return { id, name }
  const docks = settings.docks.filter(({ active }) => active).map(({ code, name }) => ({ code, name }))
  return { id, name, zone, enableExpedition: settings.enableExpedition, queueRule: settings.queueRule, docks }
}
const INITIALS = /^(\S+)\s+(?:.*\s)?(\S)\S*$/
/** As the gate shows names: in full, or the first name and an initial (Y1). */
const callShown = ({ driverName, plate: vehiclePlate, dock, at: requestHour }: CallDocument, { settings }: Gate): GateCall => ({
  driverName: settings.nameShown === 'INITIAL' ? driverName.replace(INITIALS, '$1 $2.') : driverName,
  ...{ vehiclePlate, dock, requestHour },
})

const loadAt = async (hash: string, deliveryId: string | undefined, { id }: Gate, { views }: ReaderContext) => {
  const load = await views.get<GateLoad>(LOADS, hash)
  if (!load || (deliveryId !== undefined && deliveryId !== deliveryOf(hash))) return undefined
  return load.stops.origins.some(({ placeId }) => placeId === id) || load.gates?.[id] ? load : undefined
}

type Narrowed = { readonly conciergeShippingType?: string | undefined; readonly collectId?: string | undefined }
/** Loads that have not arrived, but whose driver stands in the waiting list (Y13): they come first, beyond the page's size. */
const expectedWithDriver = async (gate: Gate, { conciergeShippingType, collectId }: Narrowed, context: ReaderContext) => {
  const waiters = await waitersAt(gate, context)
  const loads = await Promise.all(waiters.flatMap(({ loadId }) => (loadId ? [context.views.get<GateLoad>(LOADS, loadId)] : [])))
  return loads.filter(
    (load) =>
      load !== undefined &&
      visitAt(load, gate.id).step === 'CREATED' &&
      (conciergeShippingType === undefined || (load.kind === 'WITHDRAWAL') === (conciergeShippingType === 'LOT')) &&
      (collectId === undefined || load.stops.origins.some(({ placeId }) => placeId === collectId)),
  ) as readonly GateLoad[]
}

/** What people at a gate see: loads of every operation group of theirs (Y2). */
export const gateReaders: Readers<typeof gateRoutes> = {
  gates: async (_, context) => {
    const { items } = await context.views.page<GatePlaceDocument>('place', {
      where: { isGate: true },
      sort: ['name', 'asc'],
      size: MOST_GATES,
    })
    const only = await gatesOfPanel(context.by, context.views)
    return items.flatMap((place) => (only && !only.includes(place.id) ? [] : [gateOfUser(gateFrom(place), context)]))
  },
  fetch: async ({ id, status, driverAvailable, conciergeShippingType, collectId, cpf, text, checkListStatus, ...paging }, context) => {
    const gate = await gateIn(context.views, id)
    if (!gate) return undefined
    const page = pageOf(paging, PAGE)
    const sought = cpf === undefined ? text?.trim() : cpf.replace(/\D/g, '')
    if (cpf !== undefined && !sought) return undefined
    const found = await context.views.page<GateLoad>(LOADS, {
      where: {
        gateSteps: { holds: keysOf(gate, stepsAsked(status, driverAvailable), context.now) },
        ...(conciergeShippingType && { kind: conciergeShippingType === 'LOT' ? 'WITHDRAWAL' : 'LOAD' }),
        ...(checkListStatus && { gateChecklists: { holds: stepKey(gate.id, checkListStatus) } }),
        ...(collectId !== undefined && { originPlaceIds: { holds: collectId } }),
      },
      sort: ['gateOrder', 'asc'],
      ...page,
      ...(sought && { text: soughtText(sought) }),
    })
    if (cpf !== undefined && found.items.length === 0) return undefined
    const isFirst = page.page === 1 && page.after === undefined && !sought
    const waiting = driverAvailable && isFirst ? await expectedWithDriver(gate, { conciergeShippingType, collectId }, context) : []
    const shown = [...waiting, ...found.items]
    const lineOf = await linesOf(gate, shown, context)
    return listOf(
      shown.map((load) => rowOf(load, gate, lineOf(load.hashId), context)),
      found,
      page,
    )
  },
  one: async ({ id, hash, deliveryId }, context) => {
    const gate = await gateIn(context.views, id)
    const load = gate && (await loadAt(hash, deliveryId, gate, context))
    if (!load) return undefined
    const lineOf = await linesOf(gate, [load], context)
    return detailsOf(rowOf(load, gate, lineOf(hash), context), load, gate, context)
  },
  simple: async ({ id, hash, deliveryId }, context) => {
    const gate = await gateIn(context.views, id)
    const load = gate && (await loadAt(hash, deliveryId, gate, context))
    return load && rowOf(load, gate, (await linesOf(gate, [load], context))(hash), context)
  },
  expeditionRank: async ({ conciergeId }, context) => {
    const gate = await watchedGate(conciergeId, context)
    if (!gate) return undefined
    const called = await loadsAt([stepKey(gate.id, 'REQUEST_INBOUND')], context)
    return called
      .flatMap((load) => {
        const { driver, dock = '', moments } = visitAt(load, gate.id)
        const at = moments.REQUEST_INBOUND?.at
        return driver && at
          ? [
              {
                ...driver,
                conciergeId,
                shipperId: load.shipperId,
                operationGroupId: load.operationGroupId,
                plate: driver.plate ?? '',
                dock,
                at,
              },
            ]
          : []
      })
      .sort((a, b) => b.at.localeCompare(a.at))
      .map((call) => callShown(call, gate))
  },
  calls: async ({ conciergeId, ...paging }, context) => {
    const gate = await watchedGate(conciergeId, context)
    if (!gate) return undefined
    const page = pageOf(paging)
    const from = startOfDay(gate, context.now)
    const found = await context.views.page<CallDocument>(CALLS, { where: { conciergeId, at: { from } }, sort: ['at', 'desc'], ...page })
    const calls = found.items.map((call) => callShown(call, gate))
    return { ...listOf(calls, found, page), repeats: gate.settings.calls.repeats }
  },
  indicators: async ({ conciergeId }, context) => {
    const gate = await gateIn(context.views, conciergeId)
    if (!gate) return undefined
    const today = [
      ...['CREATED', ...stepsInside].map((step) => stepKey(gate.id, step)),
      endedKey(gate.id, localDay(context.now, gate.zone)),
    ]
    const waitingList = (await waitersAt(gate, context)).length
    const found = await context.views.tally(LOADS, { where: { gateSteps: { holds: today } }, by: ['gateCounted'] })
    const visits = found.flatMap(({ values: [text], total }) => Array<CountedAtGate>(total).fill(countedIn(String(text))))
    return indicatorsOf(visits, waitingList, gate, context.now)
  },
}
