import { createPublicKey } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { headsFile, headsIn, notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { secretIn } from '@embarca/services/adapters/disk/secret.ts'
import { migrationTarget } from '@embarca/services/adapters/eventstoredb/migration-target.ts'
import { migrationSource } from '@embarca/services/adapters/sqlite/migration-source.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { verificationFile } from '@embarca/services/adapters/sqlite/verification-file.ts'
import { ClaimTaken } from '@embarca/services/kit/event-store.ts'
import { moveLog } from '@embarca/services/kit/move-log.ts'
import { notaryKey } from '@embarca/services/kit/notary.ts'
import { verifier } from '@embarca/services/kit/verify-log.ts'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from '../ports/events.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { esdbData, freshSpace } from './esdb-data.ts'
import type { Engine } from './start/engine.ts'
import { findEventStoreDb } from './start/eventstoredb.ts'

const found = await findEventStoreDb()

describe('moving a store into EventStoreDB', () => {
  let engine: Engine
  let folder: string
  let space: string
  beforeAll(async () => void (engine = await found!.start()))
  afterAll(() => engine.stop())
  beforeEach(() => {
    folder = temporaryFolder()
    space = freshSpace()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const commands = Array.from({ length: 60 }, (_, n) =>
    write({
      stream: `load-${n % 7}`,
      expected: Math.floor(n / 7) * 2 - 1,
      events: [opened(`${n}`), driven(`d${n % 3}`)],
      claims: { take: [`code-${n % 7}`] },
    }),
  )
  const fill = async () => {
    const data = openData(folder, { eventSchemas: portEvents })
    for (const command of commands) await data.events.append(command)
    const events = await data.events.readAll('-1')
    await data.close()
    return events
  }
  const move = async (least = Number.POSITIVE_INFINITY) => {
    const [from, into] = [migrationSource(folder), migrationTarget(engine.url, { space })]
    let left = least
    const add: typeof into.add = async (events) => {
      if (left-- <= 0) throw new Error('interrupted')
      return into.add(events)
    }
    try {
      return await moveLog(from, { ...into, add })
    } finally {
      from.close()
      await into.close()
    }
  }
  /** The moved log, with the keys of persons left in place. */
  const moved = async () => {
    const { keys, close } = openData(folder, { eventSchemas: portEvents })
    const data = await esdbData(engine.url, { space, keys })
    return { ...data, close: () => Promise.all([data.close(), close()]) }
  }
  /** A check in two runs, the second of which goes on at the place of the last head. */
  const continued = async (at: string) => {
    const { heads, publicKey } = notaryFiles(at)
    const into = migrationTarget(engine.url, { space })
    const key = createPublicKey(readFileSync(publicKey))
    let read = 0
    const run = async () => {
      const progress = verificationFile(join(at, 'verified.sqlite'))
      const check = verifier(headsIn(heads), key, progress, { saveEvery: 1 })
      const { before } = progress
      read = 0
      for await (const event of into.events(before && { position: before.position, place: before.place! })) {
        check.take(event)
        read++
      }
      const result = check.result()
      progress.close()
      return result
    }
    await run()
    const result = await run()
    await into.close()
    return { ...result, read }
  }
  const verify = async () => {
    const { heads, publicKey } = notaryFiles(folder)
    const check = verifier(readHeads(heads), createPublicKey(readFileSync(publicKey)))
    const into = migrationTarget(engine.url, { space, foreign: check.takeForeign })
    for await (const event of into.events()) check.take(event)
    await into.close()
    return check.result()
  }

  it('copies every byte, and the earlier signed heads verify the copy', async () => {
    const before = await fill()
    expect(await move()).toEqual({ there: 0, added: 120 })
    expect(await verify()).toEqual({ findings: [], events: 120, streams: 7, vouched: '119' })
    const data = await moved()
    const elsewhere = (events: readonly Recorded[]) => events.map(({ position: _, ...event }) => event)
    expect(elsewhere(await data.events.readAll('-1'))).toEqual(elsewhere(before))
    await data.close()
  })

  it('resumes after an interruption, and does nothing when the copy is complete', async () => {
    await fill()
    await expect(move(23)).rejects.toThrow('interrupted')
    const { there, added } = await move()
    expect(there).toBeGreaterThan(20)
    expect(there + added).toBe(120)
    expect(await move()).toEqual({ there: 120, added: 0 })
    expect((await verify()).findings).toEqual([])
  })

  it('copies the outcomes of commands, claims, and the streams that name each person', async () => {
    await fill()
    await move()
    const data = await moved()
    const last = commands.at(-1)!
    const appended = await data.events.append(last)
    expect(appended).toMatchObject({ stream: last.stream, revision: last.expected + 2 })
    expect((await data.events.read(last.stream)).at(-1)).toMatchObject({ position: appended.position, revision: appended.revision })
    const taking = data.events.append(write({ stream: 'load-new', claims: { take: ['code-3'] } }))
    await expect(taking).rejects.toBeInstanceOf(ClaimTaken)
    expect([...(await data.streamsNaming('d1'))].sort()).toEqual(Array.from({ length: 7 }, (_, n) => `load-${n}`))
    await data.events.append(write({ stream: last.stream, expected: appended.revision }))
    expect((await verify()).findings).toEqual([])
    await data.close()
  })

  it('continues signing after the moved heads, and finds changes made on the server since', async () => {
    await fill()
    await move()
    const data = await moved()
    const { key, publicKey } = notaryKey(secretIn({ name: 'NOTARY_KEY', setting: undefined, file: notaryFiles(folder).key })!)
    const { write: sign } = data.notary(headsFile(folder, publicKey), key)
    await data.events.append(
      write({ stream: 'load-0', expected: (await data.events.read('load-0')).length - 1, events: [opened(), opened()] }),
    )
    await sign('2026-01-06T12:00:00.000Z')
    await sign('2026-01-06T12:01:00.000Z')
    expect(readHeads(notaryFiles(folder).heads).at(-1)).toMatchObject({ position: '121', time: '2026-01-06T12:00:00.000Z' })
    expect(await verify()).toMatchObject({ findings: [], events: 122, vouched: '121' })
    expect(await continued(folder)).toMatchObject({ findings: [], events: 122, read: 1 })
    await data.close()

    const server = EventStoreDBClient.connectionString(engine.url)
    const forged = jsonEvent({ type: 'Opened', data: { stream: 'load-0', revision: 20 }, metadata: { hash: 'none' } })
    await server.appendToStream(`${space}:load-0`, forged)
    await server.dispose()
    expect((await verify()).findings).not.toEqual([])
  })

  it('refuses a server that holds other data', async () => {
    await fill()
    const data = await esdbData(engine.url, { space })
    await data.events.append(write({ stream: 'load-0' }))
    await data.close()
    await expect(move()).rejects.toThrow('does not hold a copy of this log')
  })
})
