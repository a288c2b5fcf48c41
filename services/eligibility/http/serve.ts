import { type Eligibility, eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isOpen } from '@embarca/contracts/load/rules.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { LookupContext, OwnerModules } from '../../kit/command-row.ts'
import type { Engagements } from '../../kit/engagements.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { statesOf } from '../../kit/states.ts'
import { forLoad, loadOf, ownershipOfOffer, runnerOf } from '../../load/index.ts'
import { registered, worksFor } from '../../registry/index.ts'
import { gathered, type Trio } from '../gather.ts'
import { type CrewCandidate, candidates, judgedAt } from './candidates.ts'

type Setting = {
  readonly events: EventStore
  readonly viewsFor: (by: Actor) => Views
  readonly kinds: OwnerModules
  readonly engagements: Engagements
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Asked = {
  readonly transporterId: string
  readonly driverId?: string
  readonly vehicleIds: readonly string[]
  readonly shippingHash?: string
}
type ForStaff = { readonly id: string; readonly transporterId: string; readonly text?: string }

/** Whether a trio may run a load, asked without changing anything: by staff, and by a carrier for its own people and vehicles. */
export const serveEligibility = (app: FastifyInstance, { events, viewsFor, kinds, engagements, now, context }: Setting) => {
  // Nothing is cached, so that an erased person cannot remain here.
  const reading = (by: Actor): LookupContext => {
    const states = statesOf(events)
    return { by, kinds, engagements, read: async (of, stream) => (await states.read(of, stream)).state }
  }
  const loadSeen = async (id: string, look: LookupContext) => {
    const load = await loadOf(look, id)
    const owner = await ownershipOfOffer(load, look)
    if (!owner || !isVisibleTo(look.by, owner)) throw new NotFound()
    return load
  }

  const judged = async ({ transporterId, driverId, vehicleIds, shippingHash }: Asked, by: Actor): Promise<Eligibility> => {
    const look = reading(by)
    const load = shippingHash === undefined ? undefined : await loadSeen(shippingHash, look)
    // Of a carrier that does not work here nothing is read or said.
    const works = await worksFor(look, transporterId, by.shipperId)
    const driver = works ? await registered(look, 'driver', driverId) : undefined
    const vehicles = works ? (await Promise.all(vehicleIds.map((id) => registered(look, 'vehicle', id)))).flatMap((one) => one ?? []) : []
    const trio: Trio = { transporterId, ...(driver && { driver }), vehicles }
    return judgedAt(now(), await gathered(look, by.shipperId, trio, load && forLoad(load)))
  }

  const crews = async ({ id, text }: { readonly id: string; readonly text?: string }, by: Actor) => {
    const look = reading(by)
    const load = await loadSeen(id, look)
    const { transporterId = '' } = by
    // An offer that another company was hired for is over for this one; a forwarded load is another's to man.
    if (runnerOf(load)?.transporterId !== transporterId && !isOpen(load)) throw new NotFound()
    const found = candidates({ look, views: viewsFor(by), now: now() }, load, transporterId, text)
    const bare = <One extends CrewCandidate>({ id: one, name, verdict, reasons }: One): CrewCandidate => ({
      id: one,
      name,
      verdict,
      reasons,
    })
    return { drivers: (await found.drivers()).map(bare), vehicles: (await found.vehicles()).map(bare) }
  }
  const crewsForStaff = async ({ id, transporterId, text }: ForStaff, by: Actor) => {
    const look = reading(by)
    const load = await loadSeen(id, look)
    // Of a carrier that does not work here nothing is read or said.
    if (!(await worksFor(look, transporterId, by.shipperId))) return { drivers: async () => [], vehicles: async () => [] }
    return candidates({ look, views: viewsFor(by), now: now() }, load, transporterId, text)
  }

  const route = (name: keyof typeof eligibilityServed, handler: (request: FastifyRequest) => Promise<object>) =>
    serveRow(app, context, { table: 'eligibility', name, row: eligibilityServed[name], handler })
  route('judge', (request) => judged(inputOf(request) as Asked, request.admitted.by))
  route('crews', (request) => crews(inputOf(request) as { id: string; text?: string }, request.admitted.by))
  route('drivers', async (request) => (await crewsForStaff(inputOf(request) as ForStaff, request.admitted.by)).drivers())
  route('vehicles', async (request) => (await crewsForStaff(inputOf(request) as ForStaff, request.admitted.by)).vehicles())
}
