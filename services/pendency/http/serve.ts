import type { Actor } from '@embarca/contracts/kit/event.ts'
import { pendencyServed } from '@embarca/contracts/pendency/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import { pendencyShown } from '@embarca/projections/pendency/index.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { Run } from '../../kit/run.ts'
import { NotFound } from '../../kit/scope.ts'
import { pendencies } from '../index.ts'

type Options = {
  readonly run: Run
  readonly viewsFor: (by: Actor) => Views
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

/** One pendency: who may decide it has viewed it by asking (o45). */
export const servePendencies = (app: FastifyInstance, { run, viewsFor, now, context }: Options) => {
  serveRow(app, context, {
    ...{ table: 'pendencyServed', name: 'one', row: pendencyServed.one },
    handler: async ({ params, admitted: { by }, id: requestId }: FastifyRequest) => {
      const { id } = params as { readonly id: string }
      const found = await pendencyShown(id, { views: viewsFor(by), by, now: now() })
      if (!found) throw new NotFound()
      if (found.viewed || !allows(may.runLoads, by.roles)) return found
      await run(pendencies, { type: 'ViewPendency', data: { id } }, { by, key: requestId })
      return { ...found, viewed: true }
    },
  })
}
