import { isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { driverLookupCommands } from '@embarca/contracts/reference/driver.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { vehicleLookupCommands } from '@embarca/contracts/reference/vehicle.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { Failure } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import { dryRunner } from '../../kit/dry-run.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Run } from '../../kit/run.ts'
import { wrongAt } from '../editable.ts'
import { registryModules as modules } from '../kinds.ts'

type Sources = {
  readonly run: Run
  readonly events: EventStore
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type Input = { readonly id: string; readonly cpf?: string; readonly transporterId?: string; readonly until?: string }
type Trip = { readonly shipperId: string; readonly externalId: string; readonly transporterId?: string }
type Serving = {
  readonly name: string
  readonly row: AnyCommand
  readonly module: 'driver' | 'vehicle'
  /** What the command gets, after what the views say. */
  readonly prepare: (input: Input, by: Actor) => Promise<object>
}

const MOST = 100
const notFound = new Failure(404, 'NOT_FOUND', [referenceLabels.refusal.DRIVER_NOT_FOUND])

const unnamed = (error: { readonly code?: string }): never => {
  throw error.code === 'NOT_FOUND' ? notFound : error
}

/** Calls that read views before their command: who has a CPF, and which loads a driver or vehicle still runs. */
export const serveTies = (app: FastifyInstance, { run, events, viewsFor, now, context }: Sources) => {
  const serve = ({ name, row, module, prepare }: Serving) =>
    serveRow(app, context, {
      ...{ table: module, name, row },
      handler: async (request) => {
        const { by } = request.admitted
        const data = await prepare(inputOf(request) as Input, by)
        const key = keyOf(request.headers['idempotency-key'])
        const command = { type: row.command, data }
        const outcome = await run(modules[module], command, { by, key, correlationId: request.id })
        if (isRefusal(outcome)) throw refused(outcome, module)
        return { ...outcome, ...(row.messages?.done && { messages: [row.messages.done] }) }
      },
    })

  /** Throws while the driver or vehicle is on a load of the company, and the tie would end before tomorrow. */
  const checkFree = async (field: 'driverId' | 'vehicleIds', { id, until, ...input }: Input, by: Actor) => {
    if (until !== undefined && until > localDay(now())) return
    const company = by.transporterId ?? input.transporterId
    const where = { underway: true, ...(field === 'driverId' ? { driverId: id } : { vehicleIds: { holds: id } }) }
    const { items } = await viewsFor(by).page<Trip>('carrier', { where, sort: ['offeredAt', 'desc'], size: MOST })
    const trips = items.filter(({ transporterId }) => transporterId === company)
    if (!trips.length) return
    // Loads of other shippers count, but are not named.
    const codes = trips
      .filter(({ shipperId }) => by.transporterId !== undefined || shipperId === by.shipperId)
      .map(({ externalId }) => externalId)
    throw new Failure(422, 'HAS_LOADS', [
      codes.length ? `${referenceLabels.refusal.HAS_LOADS.slice(0, -1)}: ${codes.join(', ')}.` : referenceLabels.refusal.HAS_LOADS,
    ])
  }
  const dryRun = dryRunner({ store: events, modules, now })
  const untying = (name: string, row: AnyCommand, module: Serving['module']) =>
    serve({
      name,
      row,
      module,
      prepare: async (input, by) => {
        // Throws for a driver or vehicle of others, before anything is said of its loads.
        await dryRun({ module, command: { type: row.command, data: input } }, by)
        await checkFree(module === 'driver' ? 'driverId' : 'vehicleIds', input, by)
        return input
      },
    })
  untying('untieDriver', driverLookupCommands.untieDriver, 'driver')
  untying('untieOwnDriver', driverLookupCommands.untieOwnDriver, 'driver')
  untying('untieVehicle', vehicleLookupCommands.untieVehicle, 'vehicle')
  untying('untieOwnVehicle', vehicleLookupCommands.untieOwnVehicle, 'vehicle')

  serve({
    name: 'updateByCpf',
    row: driverLookupCommands.updateByCpf,
    module: 'driver',
    prepare: async ({ cpf = '', ...changes }, by) => {
      const document = lettersAndDigits(cpf)
      if (!isCpf(document)) throw refused(wrongAt('CPF_INVALID', 'cpf'), 'driver')
      const where = { document }
      const { items } = await viewsFor(by).page<{ driverId: string }>('driverTie', { where, sort: ['name', 'asc'], size: 1 })
      if (!items[0]) throw notFound
      const data = { ...changes, id: items[0].driverId }
      // One answer for a driver nobody knows and for one of others.
      await dryRun({ module: 'driver', command: { type: driverLookupCommands.updateByCpf.command, data } }, by).catch(unnamed)
      return data
    },
  })
}
