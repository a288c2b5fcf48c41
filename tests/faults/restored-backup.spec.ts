import { createPublicKey } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEvents } from '@embarca/contracts/events.ts'
import { removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { type Forgotten, forgottenIn, noteForgotten } from '@embarca/services/adapters/disk/forgotten-list.ts'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { backupFolder, restoreFolder } from '@embarca/services/adapters/sqlite/backup.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { forgetAgain } from '@embarca/services/kit/forget-again.ts'
import { verifyLog } from '@embarca/services/kit/verify-log.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chance } from '../kit/chance.ts'
import { driven, opened, portEvents, write } from '../ports/events.ts'
import { temporaryFolder } from '../ports/stores.ts'

const NOW = '2026-11-28T12:00:00.000Z'
const by = { userId: 'operator', roles: ['embarca_admin'], shipperId: 's1' }
const nameOf = (person: number) => `Pessoa ${'abcdefghijklmnopqrstuvwxyz'[person]}`

let around: string
beforeEach(() => void (around = temporaryFolder()))
afterEach(() => rmSync(around, { recursive: true, force: true }))
const open = (folder: string) => openData(folder, { eventSchemas: { ...allEvents, ...portEvents } })

/** A folder that lives on while backups are made of it and people are forgotten, at moments that the seed chooses. */
const livedThrough = async (seed: number) => {
  const { likely, below } = chance(seed)
  const [folder, list] = [join(around, `data-${seed}`), join(around, `forgotten-${seed}.jsonl`)]
  const backups: string[] = []
  const named = new Set<number>()
  const forgotten = new Set<number>()
  const data = open(folder)
  for (let step = 0; step < 40; step++) {
    const person = below(8)
    if (!forgotten.has(person)) {
      named.add(person)
      await data.events.append(write({ stream: `load-${step}`, events: [opened(), driven(`d${person}`, nameOf(person))] }))
    }
    if (likely(0.15)) {
      backups.push(join(around, `backup-${seed}-${step}`))
      await backupFolder(folder, backups.at(-1)!, NOW)
    }
    if (likely(0.1) && named.has(person) && !forgotten.has(person)) {
      const one: Forgotten = { subject: `d${person}`, shipperId: 's1', at: NOW }
      noteForgotten(list, [one])
      await forget(data, { subject: one.subject, by, reason: 'pedido do titular', now: NOW, correlationId: 'c' })
      forgotten.add(person)
    }
  }
  await data.close()
  return { list, backups, forgotten }
}

it('given a backup of any moment, then the restored log verifies and nobody who was ever forgotten is revived', async () => {
  let restoredLater = 0
  for (const seed of [1, 2, 3, 4]) {
    const { list, backups, forgotten } = await livedThrough(seed)
    expect(backups.length).toBeGreaterThan(0)
    for (const backup of backups) {
      const folder = `${backup}-restored`
      await restoreFolder(backup, folder)
      const data = open(folder)
      restoredLater += await forgetAgain(data, { people: forgotten.size === 0 ? [] : forgottenIn(list), now: NOW })
      const all = JSON.stringify(await data.events.readAll('-1', 10_000))
      for (let person = 0; person < 8; person++) {
        const isNamed = all.includes(`"driverId":"d${person}"`)
        expect([person, all.includes(nameOf(person))]).toEqual([person, isNamed && !forgotten.has(person)])
        if (forgotten.has(person)) expect(data.keys.forOpening(`d${person}`)).toBeUndefined()
      }
      expect(await forgetAgain(data, { people: forgotten.size === 0 ? [] : forgottenIn(list), now: NOW })).toBe(0)
      await data.close()
      const notary = notaryFiles(folder)
      const result = verifyLog(
        storedEvents(dataFiles(folder).log),
        readHeads(notary.heads),
        createPublicKey(readFileSync(notary.publicKey)),
      )
      expect(result.findings).toEqual([])
    }
  }
  expect(restoredLater).toBeGreaterThan(0)
})

it('given keys of an older backup than the log, then a person of whom the log says so is forgotten again', async () => {
  const folder = join(around, 'data')
  const data = open(folder)
  await data.events.append(write({ events: [opened(), driven('d1', nameOf(1))] }))
  await backupFolder(folder, join(around, 'backup'), NOW)
  await forget(data, { subject: 'd1', by, reason: 'pedido do titular', now: NOW, correlationId: 'c' })
  await data.close()
  const { keys } = dataFiles(folder)
  removeDatabase(keys)
  await restoreFolder(join(around, 'backup'), join(around, 'older'))
  rmSync(keys, { force: true })
  copyFileSync(dataFiles(join(around, 'older')).keys, keys)
  const again = open(folder)
  expect(JSON.stringify(await again.events.read('load-1'))).toContain(nameOf(1))
  expect(await forgetAgain(again, { people: [], now: NOW })).toBe(0)
  expect(JSON.stringify(await again.events.read('load-1'))).not.toContain(nameOf(1))
  await again.close()
})

it('given no list of forgotten people, or a broken one, the restore stops', () => {
  const file = join(around, 'list.jsonl')
  noteForgotten(file, [{ subject: 'd1', shipperId: 's1', at: NOW }])
  noteForgotten(file, [{ subject: 'd1', shipperId: 's1', at: NOW }])
  expect(forgottenIn(file)).toHaveLength(1)
  writeFileSync(file, '{"subject"', { flag: 'a' })
  expect(() => forgottenIn(file)).toThrow('line 3 cannot be read')
  rmSync(file)
  expect(() => forgottenIn(file)).toThrow('is no list of forgotten people')
})
