import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { CARRIER_SET } from '@embarca/contracts/eligibility/outside-codes.ts'
import { type OutsideCheck, type OutsideChecks, outsideServed } from '@embarca/contracts/eligibility/outside-routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { tiesOf } from '@embarca/contracts/reference/ties.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { Failure } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { Command } from '../../kit/decision.ts'
import { dryRunner } from '../../kit/dry-run.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { type Fold, fold } from '../../kit/fold.ts'
import type { Module } from '../../kit/module.ts'
import type { OutsideSources } from '../../kit/outside-checks.ts'
import type { Run } from '../../kit/run.ts'
import { NotFound } from '../../kit/scope.ts'
import { registered, worksFor } from '../../registry/index.ts'
import { outsideChecks } from '../index.ts'
import { checksFold, checksIdOf, type OutsideQuestion, streamOfChecks } from '../outside/state.ts'

type Setting = {
  readonly run: Run
  readonly events: EventStore
  readonly sources: OutsideSources
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
const DAY = 86_400_000

/** What sources outside said of a shipper's carriers and drivers, and the wish to ask them again. */
export const serveOutsideChecks = (app: FastifyInstance, { run, events, sources: { rntrc, risk }, now, context }: Setting) => {
  const read = async <State>(of: Fold<State>, stream: string) => fold(of, await events.read(stream))
  const route = (
    name: keyof typeof outsideServed,
    handler: (input: { id: string }, by: Actor, request: FastifyRequest) => Promise<object>,
  ) =>
    serveRow(app, context, {
      ...{ table: 'outside', name, row: outsideServed[name] },
      handler: (request) => handler(inputOf(request) as { id: string }, request.admitted.by, request),
    })

  const shown = async ([setId, { askedAt, isOpen, tries, answer, crew }]: readonly [string, OutsideQuestion]): Promise<OutsideCheck> => {
    const vehicles = await Promise.all((crew?.vehicleIds ?? []).map((id) => registered({ read }, 'vehicle', id)))
    const { result, source, askedAt: at, validUntil, protocol } = answer ?? {}
    return {
      ...{ setId, askedAt, isOpen, failed: !isOpen && tries > 0 },
      plates: vehicles.flatMap((one) => one?.plate ?? []),
      ...(result &&
        source &&
        at && {
          answer: {
            ...{ result, source, at },
            age: Math.max(0, Math.floor((Date.parse(now()) - Date.parse(at)) / DAY)),
            isExpired: validUntil !== undefined && validUntil < now(),
            ...(validUntil !== undefined && { validUntil }),
            ...(protocol !== undefined && { protocol }),
          },
        }),
    }
  }
  /** The latest question first. */
  const checksOf = async (shipperId: string, subjectId: string) => {
    const { questions } = await read(checksFold, streamOfChecks(checksIdOf(shipperId, subjectId)))
    const latest = Object.entries(questions).sort(([, a], [, b]) => (a.askedAt < b.askedAt ? 1 : -1))
    return Promise.all(latest.map(shown))
  }
  route('carrierChecks', async ({ id }, { shipperId }): Promise<OutsideChecks> => {
    if (!(await worksFor({ read }, id, shipperId))) throw new NotFound()
    return { channel: rntrc.channel, checks: (await checksOf(shipperId, id)).filter(({ setId }) => setId === CARRIER_SET) }
  })
  route('crewChecks', async ({ id }, { shipperId }): Promise<OutsideChecks> => {
    const driver = await registered({ read }, 'driver', id)
    const companies = driver ? tiesOf(driver).map(({ transporterId }) => transporterId) : []
    if (!(await Promise.all(companies.map((one) => worksFor({ read }, one, shipperId)))).some(Boolean)) throw new NotFound()
    return { channel: risk.channel, checks: (await checksOf(shipperId, id)).filter(({ setId }) => setId !== CARRIER_SET) }
  })

  const dryRun = dryRunner({ store: events, modules: { check: outsideChecks }, now })
  const asking = (name: 'askCarrier' | 'askCrew', channel: string) =>
    route(name, async (data, by, request) => {
      const key = keyOf(request.headers['idempotency-key'])
      const command: Command = { type: outsideServed[name].command, data }
      if (channel === 'OFF') {
        // A stranger is answered 404 first, so that this refusal shows nothing of a thing that is not theirs.
        await dryRun({ module: 'check', command }, by)
        throw new Failure(422, 'CHECK_OFF', [eligibilityLabels.refusal.CHECK_OFF])
      }
      const outcome = await run(outsideChecks as Module, command, { by, key, correlationId: request.id })
      if (isRefusal(outcome)) throw refused(outcome, 'check')
      return { ...outcome, messages: [eligibilityLabels.outside.asked] }
    })
  asking('askCarrier', rntrc.channel)
  asking('askCrew', risk.channel)
}
