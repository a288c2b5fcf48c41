import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { address } from '@embarca/contracts/kit/route.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../kit/free-port.ts'
import { runTool, startProgram, usedFolder } from './program.ts'

let folder: string
beforeAll(async () => void (folder = await usedFolder()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Drivers = { readonly list: readonly { readonly id: string; readonly name: string }[] }

it('a person forgotten while the program was stopped is named in no response after the start, even while the views lag', async () => {
  // The same port keeps the earlier token valid after the restart.
  const settings = { PORT: String(await freePort()) }
  const first = await startProgram(folder, settings)
  const token = await passwordSignIn(first.base, 'operador').token()
  const drivers = (page = 1) =>
    fetch(`${first.base}${address(referenceRoutes.drivers).path}?size=100&page=${page}`, { headers: { authorization: `Bearer ${token}` } })
  const body = await (await drivers()).text()
  expect(body).toContain('"list"')
  const { id, name } = (JSON.parse(body) as Drivers).list[0]!
  await first.stop()
  expect(await runTool('forget', [id, 'pedido do titular', folder])).toMatchObject({ code: 0 })

  // A write transaction on another connection blocks the projectors.
  const views = openDatabase(join(folder, 'views.sqlite'))
  views.exec('BEGIN IMMEDIATE')
  const { stop, ready } = await startProgram(folder, settings, { ready: false })
  expect((await fetch(`${first.base}/health/live`)).status).toBe(200)
  expect((await fetch(`${first.base}/health/ready`)).status).toBe(503)
  const early = await drivers()
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await early.text()).not.toContain(name)

  views.exec('ROLLBACK')
  views.close()
  await ready()
  // Without its name, the entry stands elsewhere in the order.
  const late = (await Promise.all([1, 2].map(async (page) => (await drivers(page)).text()))).join()
  expect(late).not.toContain(name)
  expect(late).toContain(id)
  await stop()
})
