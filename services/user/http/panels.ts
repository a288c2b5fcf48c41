import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { panelLabels } from '@embarca/contracts/session/panels.pt.ts'
import { panelServed } from '@embarca/contracts/session/panels.ts'
import type { FastifyInstance } from 'fastify'
import { keyOf, refused } from '../../http/command.ts'
import { Failure } from '../../http/failures.ts'
import { inputOf } from '../../http/input.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { PanelCodes } from '../../identity/panel-codes.ts'
import type { Run } from '../../kit/run.ts'
import { wrongAt } from '../../registry/index.ts'
import { users } from '../index.ts'

type Panels = {
  readonly run: Run
  /** Undefined where another server signs people in. */
  readonly codes: () => PanelCodes | undefined
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}
const elsewhere = new Failure(422, 'PANEL_ELSEWHERE', [panelLabels.elsewhere])
const unknown = () => refused(wrongAt('PANEL_CODE_UNKNOWN', 'userCode'), 'user')

/** Signs a TV in, as a user of its own, by the code that it shows (readings Y17). */
export const servePanels = (app: FastifyInstance, { run, codes, context }: Panels) =>
  serveRow(app, context, {
    ...{ table: 'panelServed', name: 'admit', row: panelServed.admit },
    handler: async (request, reply) => {
      const waiting = codes()
      if (!waiting) throw elsewhere
      const { userCode, ...form } = inputOf(request) as InputOf<typeof panelServed.admit>
      const id = await waiting.userOf(userCode)
      if (!id) throw unknown()
      const origin = { by: request.admitted.by, key: keyOf(request.headers['idempotency-key']), correlationId: request.id }
      const outcome = await run(users, { type: 'AdmitPanel', data: { ...form, id } }, origin)
      if (isRefusal(outcome)) throw refused(outcome, 'user')
      if (!(await waiting.admit(userCode))) throw unknown()
      return reply.send(outcome)
    },
  })
