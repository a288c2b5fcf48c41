import { expect, it } from 'vitest'
import { logger } from './log.ts'

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
