import { backOf, nextOf, type VisitShape } from '@embarca/contracts/gate/actions.ts'
import { gateCommands, gateServed } from '@embarca/contracts/gate/routes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { allows } from '@embarca/contracts/roles.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commandHandler, refused } from '../../http/command.ts'
import { forbidden } from '../../http/failures.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { fold } from '../../kit/fold.ts'
import { isVisibleTo, NotFound } from '../../kit/scope.ts'
import { visits } from '../index.ts'
import { type VisitNames, visitIdOf } from '../lookups.ts'
import { visitShapeOf } from '../shape.ts'

type Options = {
  readonly events: Pick<EventStore, 'read' | 'answered'>
  readonly context: Pick<HttpContext, 'admission' | 'isOn' | 'commandContext'>
}
type Handler = (request: FastifyRequest, reply: FastifyReply) => void

/** One step on or back, as the neighbouring command: with its role, its blocks and its answer (Y5). */
export const serveGateSteps = (app: FastifyInstance, { events, context }: Options) => {
  const rows = Object.values(gateCommands)
  const handlers = new Map<string, Handler>(rows.map((row) => [row.command, commandHandler(row, visits, context.commandContext)]))

  /** A repeated request is the command that it was the first time, whatever the visit's step is now. */
  const answeredAs = async ({ admitted: { by }, headers, params }: FastifyRequest) => {
    const key = headers['idempotency-key']
    if (typeof key !== 'string') return undefined
    const stream = visits.stream(visitIdOf(params as VisitNames))
    for (const { command } of rows)
      if (await events.answered({ scope: `${by.shipperId}|${by.userId}|${command}`, key }, stream)) return command
    return undefined
  }
  const shapeFor = async ({ params, admitted: { by } }: FastifyRequest): Promise<VisitShape> => {
    const named = params as VisitNames
    const look: LookupContext = { by, read: async (of, stream) => fold(of, await events.read(stream)), kinds: {} }
    const visit = await look.read(visits.fold, visits.stream(visitIdOf(named)))
    const owner = await visits.owner(visit, named, look)
    if (!owner || !isVisibleTo(by, owner)) throw new NotFound()
    return visitShapeOf(named, visit, look)
  }
  const serve = (name: keyof typeof gateServed, neighbourOf: (visit: VisitShape) => string | undefined) =>
    serveRow(app, context, {
      ...{ table: 'gateServed', name, row: gateServed[name] },
      handler: async (request, reply) => {
        const neighbour = neighbourOf(await shapeFor(request))
        const command = (await answeredAs(request)) ?? neighbour
        const row = rows.find((one) => one.command === command)
        if (!row) throw refused(refuse('GATE_STEP_NOT_NOW'), visits.name)
        if (!allows(row.may, request.admitted.by.roles)) throw forbidden
        handlers.get(row.command)!(request, reply)
        return reply
      },
    })
  serve('advanceStep', nextOf)
  serve('backStep', backOf)
}
