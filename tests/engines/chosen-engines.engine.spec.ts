import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { departmentCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { headsIn, notaryFiles } from '@embarca/services/adapters/disk/heads-file.ts'
import { migrationTarget } from '@embarca/services/adapters/eventstoredb/migration-target.ts'
import { listen, openApplication } from '@embarca/services/application.ts'
import { readConfig } from '@embarca/services/config.ts'
import { notaryKey } from '@embarca/services/kit/notary.ts'
import { verifier } from '@embarca/services/kit/verify-log.ts'
import { rebuildViewsOf, viewNames } from '@embarca/services/rebuild-view.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../kit/free-port.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { carriersOf } from '../stories/carriers.ts'
import type { Engine } from './start/engine.ts'
import { startEsdbDouble } from './start/eventstoredb.ts'
import { dropDatabase, freshDatabase } from './start/mongo-databases.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { type RunningProcess, runProgram, until } from './start/process.ts'
import { describeOn } from './start/suite.ts'

const PRODUCT = fileURLToPath(new URL('start/application.ts', import.meta.url))
const NOTARY_KEY = '3'.repeat(64)
const [mongo] = await mongoServers()

/** An installation on the double of EventStoreDB, with the demo's accounts. */
const installation = async (esdb: Engine, more: NodeJS.ProcessEnv = {}) => {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const folder = temporaryFolder()
  const env: NodeJS.ProcessEnv = {
    ...{ ESDB_URL: esdb.url, DATA_DIR: folder, PORT: String(port), PUBLIC_URL: base, NOTARY_KEY, ...more },
    ...{ SIMULATE: 'off', LOG_LEVEL: 'silent', OVERLOAD_MS: '60000' },
  }
  const people = carriersOf(base)
  return {
    env,
    config: readConfig(env),
    folder,
    base,
    open: () => openApplication(readConfig(env), env),
    add: async (name: string) => people.call('admin', departmentCommands.addDepartment, { name }),
    /** The names that the views show once they have reached a position. */
    shown: async (after: string) => (await people.call('admin', referenceRoutes.departments, {}, after)).map(({ name }) => name),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}
type Installation = Awaited<ReturnType<typeof installation>>

describe('a real event store alone', () => {
  let esdb: Engine
  let here: Installation
  let program: RunningProcess | undefined
  beforeAll(async () => {
    esdb = await startEsdbDouble()
    here = await installation(esdb)
  })
  afterAll(async () => {
    await program?.kill()
    await esdb.stop()
    here.forget()
  })

  it('views follow the commands of a process that is killed, and the next one goes on there', async () => {
    program = runProgram(process.execPath, ['--import', import.meta.resolve('tsx'), PRODUCT], {
      env: here.env,
    })
    await until(program, async () => (await fetch(`${here.base}/health/ready`).catch(() => undefined))?.ok ?? false)
    expect(await here.shown((await here.add('Expedição')).position)).toEqual(['Expedição'])
    await here.add('Qualidade')
    await program.kill()

    const application = await here.open()
    const { position } = await here.add('Fiscal')
    expect((await here.shown(position)).sort()).toEqual(['Expedição', 'Fiscal', 'Qualidade'])
    // The process that runs is asked.
    const [rebuilt] = await rebuildViewsOf(here.config, ['department'], here.env)
    expect(rebuilt).toMatchObject({ view: 'department', hash: rebuilt!.before, deadLetters: [] })
    await application.close()
    const [again] = await rebuildViewsOf(here.config, ['department'], here.env)
    expect(again!.hash).toBe(rebuilt!.hash)
  })

  it('its heads are signed in the folder, and the log is verified against them', async () => {
    const { publicKey } = notaryKey(Buffer.from(NOTARY_KEY, 'hex'))
    const check = verifier(headsIn(notaryFiles(here.folder).heads), publicKey)
    const log = migrationTarget(esdb.url)
    for await (const event of log.events()) check.take(event)
    await log.close()
    const { findings, events, vouched } = check.result()
    expect([findings, vouched]).toEqual([[], String(events - 1)])
  })

  it('is refused when it has lost what its folder read, until all views are made again', async () => {
    const other = await startEsdbDouble()
    const env = { ...here.env, ESDB_URL: other.url }
    const config = readConfig(env)
    await expect(openStores(config, env)).rejects.toThrow(/^the log in ESDB_URL ends at position -1, but the views read it .*rebuild-view/)
    await rebuildViewsOf(config, viewNames, env)
    const { data } = await openStores(config, env)
    expect([await data.views.lastPosition(), await data.timers.reached()]).toEqual(['-1', '-1'])
    await data.close()
    await other.stop()
  })
})

describeOn('a real event store and MongoDB, without Kafka', { MongoDB: mongo }, () => {
  let engines: readonly Engine[]
  let settings: { readonly MONGODB_URL: string; readonly MASTER_KEY: string; readonly SHARE_KEY: string }
  const installed: Installation[] = []
  const install = async () => {
    const one = await installation(engines[0]!, settings)
    installed.push(one)
    return one
  }
  beforeAll(async () => {
    engines = await Promise.all([startEsdbDouble(), mongo!.start()])
    settings = { MONGODB_URL: freshDatabase(engines[1]!), MASTER_KEY: '1'.repeat(64), SHARE_KEY: '2'.repeat(64) }
  })
  afterAll(async () => {
    await dropDatabase(settings.MONGODB_URL)
    for (const { stop } of engines) await stop()
    for (const { forget } of installed) forget()
  })

  it('one process projects; the next one waits for its end, and goes on there', async () => {
    const [first, second] = [await install(), await install()]
    const before = await first.open()
    expect(await first.shown((await first.add('Expedição')).position)).toEqual(['Expedição'])
    const after = await listen(second.config, second.env)
    await Promise.race([after.started, pause(500)])
    expect((await fetch(`${second.base}/health/ready`)).status).toBe(503)
    await before.close()
    await after.started
    const { position } = await second.add('Fiscal')
    expect((await second.shown(position)).sort()).toEqual(['Expedição', 'Fiscal'])
    await after.close()
    for (const { folder } of [first, second]) expect([...headsIn(notaryFiles(folder).heads)].length).toBeGreaterThan(0)
  })
})
