import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import { suggestionLimits } from '@embarca/contracts/planning/codes.ts'
import { planningLabels } from '@embarca/contracts/planning/labels.pt.ts'
import { planningRoutes } from '@embarca/contracts/planning/routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { ordersWhere } from '@embarca/projections/order/readers.ts'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failures.ts'
import { inputOf } from '../http/input.ts'
import type { HttpContext } from '../http/mount.ts'
import { serveRow } from '../http/serve-row.ts'
import { TooBusy } from '../kit/limited.ts'
import type { Roads } from '../kit/roads.ts'
import type { Tolls } from '../kit/tolls.ts'
import { planner } from './plan-in-thread.ts'
import { routeOf } from './route.ts'
import { type SubjectNames, subjectIn } from './subject.ts'
import { type SuggestionWish, suggestionsFor } from './suggest.ts'

type Options = {
  readonly viewsFor: (by: Actor) => Views
  readonly roads: (views: Views) => Roads
  readonly tolls: Tolls
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Vehicle = { readonly vehicleType?: VehicleType; readonly axles?: number }

const busy = new Failure(503, 'TOO_BUSY', [planningLabels.busy])

/** What planners ask while orders become loads: routes and tolls. */
export const servePlanning = (app: FastifyInstance, { viewsFor, roads, tolls, now, context }: Options) => {
  const plan = planner()
  const route = <Input>(name: keyof typeof planningRoutes, answer: (input: Input, views: Views) => Promise<object>) =>
    serveRow(app, context, {
      ...{ table: 'planning', name, row: planningRoutes[name] },
      handler: (request) => answer(inputOf(request) as Input, viewsFor(request.admitted.by)),
    })
  const tollOf = async (names: SubjectNames, { vehicleType: named, axles }: Vehicle, views: Views) => {
    const subject = await subjectIn(views, names)
    const vehicleType = named ?? subject.vehicleType
    const { stops } = await routeOf(subject, roads(views), { keepOrder: names.shippingOrderId !== undefined })
    const question = { places: stops, ...(vehicleType && { vehicleType }), ...(axles !== undefined && { axles }) }
    return { ...(await tolls.tollOf(question)), asOf: now() }
  }

  // Roads are the same for every type of vehicle until a router knows trucks: the type is accepted, and changes nothing.
  route('route', async ({ keepOrder = false, ...names }: SubjectNames & { keepOrder?: boolean }, views) =>
    routeOf(await subjectIn(views, names), roads(views), { keepOrder }),
  )
  route('toll', ({ vehicleType, axles, ...names }: SubjectNames & Vehicle, views) =>
    tollOf(names, { ...(vehicleType && { vehicleType }), ...(axles !== undefined && { axles }) }, views),
  )
  route('suggest', async ({ filter = {}, ...wish }: SuggestionWish & { filter?: Parameters<typeof ordersWhere>[0] }, views) => {
    const { orders, hasMore } = await ordersWhere({ status: ['UNBIND', 'BLOCKED'], ...filter }, views, suggestionLimits.orders)
    try {
      return { ...(await suggestionsFor(orders, wish, { roads: roads(views), plan })), hasMore }
    } catch (error) {
      throw error instanceof TooBusy ? busy : error
    }
  })
  route('mountToll', ({ id, ...vehicle }: { id: string } & Vehicle, views) => tollOf({ shippingOrderId: id }, vehicle, views))
}
