import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { checkedShareKey, keepShareKey } from '@embarca/services/adapters/disk/share-key.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

const another = () => randomBytes(32).toString('hex')

describe('the keys of a data folder', () => {
  let folder: string
  const open = (keys: { masterKey?: string; notaryKey?: string } = {}) => openData(folder, { eventSchemas: portEvents, ...keys })
  const at = () => dataFiles(folder)
  const inKeys = (sql: string) => {
    const db = openDatabase(at().keys)
    db.exec(sql)
    db.close()
  }
  beforeEach(async () => {
    folder = temporaryFolder()
    const data = open()
    await data.events.append(write({ events: [opened(), driven()] }))
    await data.close()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('open it again, from its files or from settings', async () => {
    await open().close()
    const [masterKey, notaryKey] = ['master.key', 'notary.key'].map((file) => readFileSync(join(folder, file), 'utf8').trim())
    for (const file of ['master.key', 'notary.key']) rmSync(join(folder, file))
    const data = open({ masterKey: masterKey!, notaryKey: notaryKey! })
    expect((await data.events.read('load-1'))[1]!.data).toMatchObject({ driverName: 'José da Silva' })
    await data.close()
    expect(existsSync(at().masterKey)).toBe(false)
  })

  it('are never created where persons are sealed already', () => {
    rmSync(at().masterKey)
    expect(() => open()).toThrow(`${at().masterKey} is missing, and it seals the keys of people in ${at().keys}`)
    expect(existsSync(at().masterKey)).toBe(false)
  })

  it('are refused when the settings or the file hold another master key', () => {
    expect(() => open({ masterKey: another() })).toThrow(`MASTER_KEY is not the key that seals ${at().keys}`)
    writeFileSync(at().masterKey, another())
    expect(() => open()).toThrow(`${at().masterKey} is not the key that seals ${at().keys}`)
  })

  it('are verified by the oldest key of a person where no check value exists yet, and by the check value from then on', async () => {
    inKeys('DROP TABLE key_check')
    expect(() => open({ masterKey: another() })).toThrow('is not the key that seals')
    await open().close()
    inKeys('UPDATE keys SET wrapped = NULL')
    expect(() => open({ masterKey: another() })).toThrow('is not the key that seals')
    rmSync(at().masterKey)
    expect(() => open()).toThrow('is missing, and it seals the keys of people')
  })

  it('are reported missing when the log names persons and their file is gone', () => {
    rmSync(at().keys)
    expect(() => open()).toThrow(`${at().keys} is missing, and the log names people whose keys it holds: restore a backup`)
    expect(existsSync(at().keys)).toBe(false)
  })

  it('are bound to the signed heads of the log, unless the heads are moved away', async () => {
    expect(() => open({ notaryKey: another() })).toThrow('NOTARY_KEY is not the key that signed')
    rmSync(join(folder, 'notary.key'))
    expect(() => open()).toThrow(`${join(folder, 'notary.key')} is missing, and it signed`)
    rmSync(join(folder, 'notary'), { recursive: true })
    await open().close()
    expect(existsSync(join(folder, 'notary.key'))).toBe(true)
  })

  it('are bound to the share links, unless their check value is removed', () => {
    expect(checkedShareKey(folder, undefined, false)).toBeUndefined()
    expect(() => checkedShareKey(folder, undefined, true)).toThrow('share.key is missing, and share links are signed with it')
    const secret = keepShareKey(folder, undefined)
    expect(checkedShareKey(folder, undefined, true)).toEqual(secret)
    expect(checkedShareKey(folder, secret[0].toString('hex'), true)).toEqual(secret)
    expect(() => checkedShareKey(folder, another(), true)).toThrow('SHARE_KEY is not the key that signs the share links')
    rmSync(join(folder, 'share.key'))
    expect(() => checkedShareKey(folder, undefined, false)).toThrow('share.key is missing')
    rmSync(join(folder, 'share.check'))
    const fresh = another()
    expect(checkedShareKey(folder, fresh, true)![0].toString('hex')).toBe(fresh)
  })

  it('are on disk before the data that they sealed, also when the disk was full in between', () => {
    const file = join(folder, 'some.sqlite')
    const master = randomBytes(32)
    const keys = sqliteKeys(file, master)
    const other = openDatabase(file)
    // Simulates a full disk: the transaction is rolled back.
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON keys WHEN NEW.subject = 'd2' BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END`)
    const [first, second] = [keys.forSealing('d1')!, keys.forSealing('d2')!]
    expect(() => keys.settle()).toThrow('disk is full')
    other.exec('DROP TRIGGER full')
    keys.settle()
    keys.close()
    const again = sqliteKeys(file, master)
    expect([again.forOpening('d1'), again.forOpening('d2')]).toEqual([first, second])
    again.close()
    other.close()
  })
})
