import type { FastifyRequest } from 'fastify'
import type { HttpContext } from '../../http/mount.ts'

const POSITION = /^-?\d{1,30}$/

/** Waits until the views contain what the request asks to read after. */
export const afterPosition = async ({ headers }: FastifyRequest, { querySources }: Pick<HttpContext, 'querySources'>): Promise<void> => {
  const after = headers['after-position']
  if (typeof after === 'string' && POSITION.test(after)) await querySources.freshness.until(after)
}
