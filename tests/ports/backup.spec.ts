import { createPublicKey } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { backupFolder, restoreFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { verifyLog } from '@embarca/services/kit/verify-log.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

const AT = '2026-01-05T12:00:00.000Z'
const timer = (id: string) => ({ id, due: AT, module: 'load', command: { type: 'X', data: {} }, shipperId: 's1', causationId: 'c' })

describe('backup and restore', () => {
  let around: string
  let folder: string
  const open = (at = folder) => openData(at, { eventSchemas: portEvents })
  beforeEach(() => {
    around = temporaryFolder()
    folder = join(around, 'data')
  })
  afterEach(() => rmSync(around, { recursive: true, force: true }))

  it('makes a consistent copy of a folder while it is written', async () => {
    const data = open()
    await data.events.append(write({ events: [opened(), driven()], keyText: 'k', now: new Date().toISOString(), claims: { take: ['n'] } }))
    await data.timers.set(timer('t'))
    await data.files.put({ fileId: 'f', shipperId: 's1', name: 'canhoto.jpg', type: 'image/jpeg', at: AT, by: 'u1' }, Buffer.from('image'))
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) {
        await data.events.append(write({ stream: `load-x${++written}`, events: [driven(`d-${written}`, `Nome ${written}`)] }))
        await data.timers.set(timer(`t-${written}`))
      }
    })()
    const { head } = await backupFolder(folder, join(around, 'backup'), AT)
    writing = false
    await writer
    const before = await data.events.read('load-1')
    await data.close()

    await restoreFolder(join(around, 'backup'), join(around, 'again'))
    const again = open(join(around, 'again'))
    expect(await again.events.head()).toBe(String(head))
    expect(await again.events.read('load-1')).toEqual(before)
    expect(await again.events.append(write({ keyText: 'k' }))).toMatchObject({ stream: 'load-1', revision: 1 })
    expect((await buffer((await again.files.read('s1', 'f'))!)).toString()).toBe('image')
    expect(JSON.stringify(await again.events.readAll('-1'))).not.toContain('Dado removido')
    const due = (await again.timers.due('2027-01-01T00:00:00.000Z', 100_000)).map(({ id }) => id)
    const named = (await again.events.readAll('1', 100_000)).map(({ stream }) => stream.replace('load-x', 't-'))
    expect(due).toEqual(expect.arrayContaining(['t', ...named.slice(0, -1)]))
    await again.close()
    const result = verifyLog(
      storedEvents(dataFiles(join(around, 'again')).log),
      readHeads(notaryFiles(join(around, 'again')).heads),
      createPublicKey(readFileSync(notaryFiles(folder).publicKey)),
    )
    expect(result.findings).toEqual([])
  })

  it('refuses a damaged backup, and a target folder that is not empty', async () => {
    await open().close()
    const backup = join(around, 'backup')
    await backupFolder(folder, backup, AT)
    await expect(backupFolder(folder, backup, AT)).rejects.toThrow('exists already')
    await expect(restoreFolder(backup, folder)).rejects.toThrow('is not empty')
    appendFileSync(join(backup, 'events.sqlite'), 'x')
    await expect(restoreFolder(backup, join(around, 'again'))).rejects.toThrow('events.sqlite in')
    expect(existsSync(join(around, 'again'))).toBe(false)
  })
})
