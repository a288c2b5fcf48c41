import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { demoUser } from '@embarca/services/identity/demo-users.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedServer, startServer } from '../faults/server-under-load.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { withIds } from './openapi/document.ts'
import { realIds } from './openapi/real-ids.ts'
import { found, hasSchemathesis } from './openapi/schemathesis.ts'

describe.skipIf(!hasSchemathesis())('responses conform to the OpenAPI document (skipped where Python is missing)', () => {
  const folder = temporaryFolder()
  const document = join(folder, 'openapi.json')
  let server: StartedServer
  beforeAll(async () => {
    const data = openData(folder, { ...productEvents })
    await seedDemo({ data, today: new Date().toISOString(), loads: 400 })
    await data.close()
    server = await startServer(folder)
    const { driverId } = demoUser('motorista01')
    const reply = await fetch(`${server.base}/docs/json`)
    writeFileSync(document, JSON.stringify(withIds((await reply.json()) as never, realIds(folder, driverId!))))
  })
  afterAll(() => {
    server?.process.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['transportadora01', '^/webtransporter'],
    ['motorista01', '^/webdriver'],
    // In two parts, because a token is valid for five minutes.
    ['admin', '^/webshipper/shipping'],
    ['admin', '^/webshipper/(?!shipping)'],
  ])('%s gets only documented responses at %s', async (username, paths) => {
    const token = await passwordSignIn(server.base, username).token()
    expect(await found({ document, base: server.base, token, paths })).toBe('')
  })
})
