import { webPushRoutes } from '@embarca/contracts/web-push/routes.ts'
import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { WebPush } from '../../kit/web-push.ts'

export type WebPushRoutesOptions = { readonly push: WebPush; readonly context: Pick<HttpContext, 'admission' | 'isOn'> }

/** The key under which a browser subscribes to this server's notices. */
export const serveWebPush = (app: FastifyInstance, { push: { publicKey }, context }: WebPushRoutesOptions) =>
  serveRow(app, context, {
    table: 'webPush',
    name: 'key',
    row: webPushRoutes.key,
    handler: () => (publicKey === undefined ? {} : { key: publicKey }),
  })
