import { type BulkAction, BulkAnswer, bulkActions, bulkPreviews } from '@embarca/contracts/bulk/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { Route } from '@embarca/contracts/kit/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyOf } from '../http/command.ts'
import { inputOf } from '../http/input.ts'
import type { HttpContext } from '../http/mount.ts'
import { refusedOutcome } from '../http/row-outcomes.ts'
import { serveRow } from '../http/serve-row.ts'
import type { ModuleCommand } from '../kit/command-row.ts'
import { dryRunner } from '../kit/dry-run.ts'
import type { EventStore } from '../kit/event-store.ts'
import type { Modules } from '../kit/module.ts'
import type { Run } from '../kit/run.ts'
import { modules } from '../modules.ts'
import { answerRows, type Row } from './answer-rows.ts'
import { requestFor } from './requests.ts'

type Bulk = {
  readonly run: Run
  readonly events: EventStore
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
type About = { readonly id: string; readonly by: Actor; readonly key: string }
type Each = (request: ModuleCommand, about: About) => Promise<Row>

const refusedRow = (id: string, code: string, module?: string): Row => ({ row: { id, ...refusedOutcome(code, module) } })

/** One action for many loads, each by its own command: as a dry run row by row, or executed row by row. */
export const serveBulk = (app: FastifyInstance, { run, events, now, context }: Bulk) => {
  const dryRun = dryRunner({ store: events, modules, now })
  const dryRunRow: Each = async (request, { id, by }) => {
    const outcome = await dryRun(request, by)
    return typeof outcome === 'object' ? refusedRow(id, outcome.refused, request.module) : { row: { id, outcome } }
  }
  const done: Each = async ({ module, command }, { id, by, key }) => {
    const outcome = await run((modules as Modules)[module]!, command, { by, key: `${key}/${id}` })
    return isRefusal(outcome) ? refusedRow(id, outcome.refused, module) : { row: { id, outcome: 'DONE' }, accepted: outcome }
  }

  const answer =
    (action: BulkAction, each: Each) =>
    async (request: FastifyRequest): Promise<BulkAnswer> => {
      const { by } = request.admitted
      const { ids, ...input } = inputOf(request) as { readonly ids: readonly string[] }
      const key = keyOf(request.headers['idempotency-key'])
      return answerRows(
        ids.map((id) => ({ id })),
        ({ id }) => each(requestFor[action](id, input), { id, by, key }),
      )
    }
  const serve = (of: string, name: string, row: Route, handler: (request: FastifyRequest) => Promise<BulkAnswer>) =>
    serveRow(app, context, { table: of, name, row, response: BulkAnswer, handler })
  for (const action of Object.keys(bulkActions) as BulkAction[]) {
    serve('bulk', action, bulkActions[action], answer(action, done))
    serve('bulkPreview', action, bulkPreviews[action], answer(action, dryRunRow))
  }
}
