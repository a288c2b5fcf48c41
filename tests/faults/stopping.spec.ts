import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProgram, usedFolder } from './program.ts'

let folder: string
beforeAll(async () => void (folder = await usedFolder()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const health = async (base: string) => {
  const reply = await fetch(`${base}/health/ready`)
  return { code: reply.status, status: (await reply.json()).status, connection: reply.headers.get('connection') }
}

it('a process that has to stop first says so, and answers until balancers know', async () => {
  const { base, stop } = await startProgram(folder, { DRAIN_SECONDS: '2' })
  expect(await health(base)).toEqual({ code: 200, status: 'ready', connection: 'keep-alive' })
  const begun = performance.now()
  const stopped = stop()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await health(base)).toEqual({ code: 503, status: 'stopping', connection: 'close' })
  const page = await fetch(`${base}/`)
  expect([page.status < 500, page.headers.get('connection')]).toEqual([true, 'close'])
  expect((await stopped).code).toBe(0)
  expect(performance.now() - begun).toBeGreaterThan(2_000)
})

it('a process lives before it has folded what it shows, and can be stopped meanwhile', async () => {
  removeDatabase(join(folder, 'views.sqlite'))
  const { base, stop } = await startProgram(folder, { DRAIN_SECONDS: '60' }, { ready: false })
  expect(await health(base)).toMatchObject({ code: 503, status: 'starting' })
  expect((await fetch(`${base}/health/live`)).status).toBe(200)
  expect((await fetch(`${base}/`)).status).toBe(503)
  const begun = performance.now()
  expect((await stop()).code).toBe(0)
  expect(performance.now() - begun).toBeLessThan(20_000)
})
