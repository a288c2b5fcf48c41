import { expect, it } from 'vitest'
import { logger, tenantOf } from './log.ts'

it('logs neither a user nor a token, whichever library logs', () => {
  const lines: string[] = []
  const log = logger('trace', { write: (line) => lines.push(line) })
  const headers = { authorization: 'Bearer eyJ', cookie: 'sid=eyJ' }
  log.trace({ headers }, 'one')
  log.trace({ busboyOptions: { headers } }, 'Providing options to busboy')
  log.child({ correlationId: 'c1' }).info({ driver: { name: 'José', phone: '11999990000', document: '52998224725' } }, 'three')
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toMatch(/eyJ|José|11999990000|52998224725/)
})

it('names the role and the version of its process in every line, and the tenant of a request that was admitted', () => {
  const lines: string[] = []
  const log = logger('info', { write: (line) => lines.push(line) }, { role: 'relay', version: '0.1.0' })
  const by = { userId: 'u1', roles: [], shipperId: 's1' }
  log.info(tenantOf({ admitted: { by, token: { exp: 0 } } as never }), 'answered')
  expect(JSON.parse(lines[0]!)).toMatchObject({ role: 'relay', version: '0.1.0', tenant: 's1' })
  expect(tenantOf({})).toEqual({})
})
