import { address } from '@embarca/contracts/kit/route.ts'
import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { passwordRoutes } from '@embarca/contracts/session/password.ts'
import type { FastifyInstance } from 'fastify'
import type { ChangePassword } from '../identity/change-password.ts'
import { described } from './described.ts'
import { Failure } from './failures.ts'
import { guard } from './guard.ts'
import type { HttpContext } from './mount.ts'

type Typed = { readonly password: string; readonly newPassword: string }

/** Passes a new password on to the identity provider; without one in this program, refuses with a text that names the right place. */
export const servePassword = (app: FastifyInstance, change: ChangePassword, context: Pick<HttpContext, 'admission' | 'isOn'>) => {
  const row = passwordRoutes.change
  app.route<{ Body: Typed }>({
    method: 'POST',
    url: address(row).path,
    schema: described('password', 'change', row),
    onRequest: guard(row, context.admission, context.isOn),
    handler: async (request, reply) => {
      const { password, newPassword } = request.body
      const { userId } = request.admitted.by
      const refused = await change({ userId, password, newPassword, address: request.ip })
      if (refused) throw new Failure(422, refused, [passwordLabels.refusal[refused]])
      return reply.header('cache-control', 'no-store').send({ changed: true })
    },
  })
}
