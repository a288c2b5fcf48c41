import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { handoverText, replacedFiles } from '@embarca/services/adapters/disk/rotate-notary.ts'
import { checkedShareKey, keepShareKey } from '@embarca/services/adapters/disk/share-key.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import type { KeyRing } from '@embarca/services/kit/key-ring.ts'
import { isSignedBy, publicKeyId } from '@embarca/services/kit/notary.ts'
import { verifyLog } from '@embarca/services/kit/verify-log.ts'
import { type RotatedKey, rotateKey } from '@embarca/services/rotate-key.ts'
import { shareIdIn, tokenOf } from '@embarca/services/share/http/token.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

const NOW = '2026-11-28T12:00:00.000Z'
const another = () => randomBytes(32).toString('hex')
type FolderSettings = { MASTER_KEY?: string; NOTARY_KEY?: string; SHARE_KEY?: string }

describe('a folder whose keys are changed', () => {
  let folder: string
  beforeEach(() => void (folder = temporaryFolder()))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = ({ MASTER_KEY: masterKey, NOTARY_KEY: notaryKey }: FolderSettings = {}) =>
    openData(folder, { eventSchemas: portEvents, ...(masterKey && { masterKey }), ...(notaryKey && { notaryKey }) })
  const rotate = (what: RotatedKey, env: FolderSettings = {}) => rotateKey(what, { config: { dataDir: folder }, env, now: NOW })
  const record = async (stream: string, driver: string, name: string, settings: FolderSettings = {}) => {
    const data = open(settings)
    await data.events.append(write({ stream, events: [opened(), driven(driver, name)] }))
    await data.close()
  }
  const shown = async (stream: string, settings: FolderSettings = {}) => {
    const data = open(settings)
    const [, event] = await data.events.read(stream)
    await data.close()
    return (event!.data as { driverName: string }).driverName
  }

  it('master: people sealed before are read, forgotten ones stay forgotten, and digests of people stay the same', async () => {
    await record('load-1', 'd1', 'José da Silva')
    await record('load-2', 'd2', 'Maria Souza')
    const before = open()
    const digests = before.personKey
    await before.keys.drop('d2')
    await before.close()
    const old = readFileSync(dataFiles(folder).masterKey, 'utf8').trim()

    expect(await rotate('master')).toEqual([expect.stringMatching(/^1 keys of people are wrapped/), expect.stringContaining('master.key')])
    expect(await shown('load-1')).toBe('José da Silva')
    expect(await shown('load-2')).toBe('Dado removido')
    await record('load-3', 'd3', 'Rui Prado')
    expect(await shown('load-3')).toBe('Rui Prado')
    const after = open()
    expect(after.personKey).toEqual(digests)
    await after.close()
    expect(() => open({ MASTER_KEY: old })).toThrow('MASTER_KEY is not the key that seals')

    await rotate('master')
    const again = open()
    expect(again.personKey).toEqual(digests)
    await again.close()
    expect(await shown('load-1')).toBe('José da Silva')
  })

  it('master, from settings: both keys open the folder until everything is wrapped by the new one, then the new one alone', async () => {
    const [old, next] = [another(), another()]
    await record('load-1', 'd1', 'José da Silva', { MASTER_KEY: old })
    await expect(rotate('master', { MASTER_KEY: next })).rejects.toThrow('MASTER_KEY holds one key: start every process with')
    const both = { MASTER_KEY: `${next},${old}` }
    await record('load-2', 'd2', 'Maria Souza', both)
    expect(await Promise.all([shown('load-1', both)])).toEqual(['José da Silva'])
    expect(() => open({ MASTER_KEY: next })).toThrow('MASTER_KEY is not the key that seals')
    await rotate('master', both)
    expect(await shown('load-1', { MASTER_KEY: next })).toBe('José da Silva')
    expect(await shown('load-2', { MASTER_KEY: next })).toBe('Maria Souza')
    expect(() => open({ MASTER_KEY: old })).toThrow('MASTER_KEY is not the key that seals')
  })

  it('notary: the whole log verifies by the new key, and what was signed before by the old one, which names its successor', async () => {
    await record('load-1', 'd1', 'José da Silva')
    await record('load-2', 'd2', 'Maria Souza')
    const files = notaryFiles(folder)
    const oldKey = createPublicKey(readFileSync(files.publicKey))
    const signedBefore = readHeads(files.heads)
    await rotate('notary')
    await record('load-3', 'd3', 'Rui Prado')

    const newKey = createPublicKey(readFileSync(files.publicKey))
    const result = verifyLog(storedEvents(dataFiles(folder).log), readHeads(files.heads), newKey)
    expect(result).toMatchObject({ findings: [], vouched: '5' })
    expect(new Set(readHeads(files.heads).map(({ key }) => key))).toEqual(new Set([publicKeyId(newKey)]))

    const kept = replacedFiles(folder, publicKeyId(oldKey))
    expect(readHeads(kept.heads)).toEqual(signedBefore)
    expect(signedBefore.every((head) => isSignedBy(createPublicKey(readFileSync(kept.publicKey)), head))).toBe(true)
    const { from, to, time, signature } = JSON.parse(readFileSync(kept.handover, 'utf8'))
    expect([from, to]).toEqual([publicKeyId(oldKey), publicKeyId(newKey)])
    expect(verify(null, handoverText(from, to, signedBefore.at(-1), time), oldKey, Buffer.from(signature, 'base64'))).toBe(true)
  })

  it('notary: a head that the old key did not sign stops the change, and the folder stays as it was', async () => {
    const [old, next] = [another(), another()]
    await record('load-1', 'd1', 'José da Silva', { NOTARY_KEY: old })
    await expect(rotate('notary', { NOTARY_KEY: `${next},${another()}` })).rejects.toThrow(
      'None of the keys in NOTARY_KEY signed the heads',
    )
    await open({ NOTARY_KEY: old }).close()
    await rotate('notary', { NOTARY_KEY: `${next},${old}` })
    await open({ NOTARY_KEY: next }).close()
    expect(() => open({ NOTARY_KEY: old })).toThrow('NOTARY_KEY is not the key that signed')
  })

  it('share: links given out before stay valid while the old key is kept, and end with it', async () => {
    const id = 'a1b2c3d4e5f6'
    const old = keepShareKey(folder, undefined)
    const link = tokenOf(old, id)
    await rotate('share')
    const ring = checkedShareKey(folder, undefined, true)!
    expect(ring).toHaveLength(2)
    expect(shareIdIn(ring, link)).toBe(id)
    expect(shareIdIn(ring, tokenOf(ring, id))).toBe(id)
    const [newest] = ring
    const alone: KeyRing = [newest]
    expect(shareIdIn(alone, link)).toBeUndefined()
    expect(checkedShareKey(folder, newest.toString('hex'), true)).toEqual(alone)
    expect(() => checkedShareKey(folder, old[0].toString('hex'), true)).toThrow('SHARE_KEY is not the key')
  })
})
