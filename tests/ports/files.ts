import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const about = (fileId: string, shipperId = 's1') => ({
  fileId,
  shipperId,
  name: '../../canhoto "1".jpg',
  type: 'image/jpeg',
  at: '2026-01-05T12:00:00.000Z',
  by: 'u1',
})

/** The contract of every file store. */
export const filesSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`files: ${name}`, () => {
    let data: DataStores
    beforeEach(async () => void (data = await open()))
    afterEach(() => data.close())

    it('stores a stream with its size and checksum', async () => {
      const content = Buffer.alloc(300_000, 'canhoto')
      const stored = await data.files.put(about('f1'), Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]))
      expect(stored).toEqual({ ...about('f1'), size: 300_000, sha256: createHash('sha256').update(content).digest('hex') })
      expect(await data.files.find('s1', 'f1')).toEqual(stored)
      expect((await buffer((await data.files.read('s1', 'f1'))!)).equals(content)).toBe(true)
    })

    it('accepts a buffer, and replaces a file of the same id', async () => {
      await data.files.put(about('f1'), Buffer.from('one'))
      expect(await data.files.put(about('f1'), Buffer.from('second'))).toMatchObject({ size: 6 })
      expect((await buffer((await data.files.read('s1', 'f1'))!)).toString()).toBe('second')
    })

    it('finds no file of another tenant, for any form of id', async () => {
      await data.files.put(about('f1'), Buffer.from('one'))
      for (const [shipperId, fileId] of [
        ['s2', 'f1'],
        ['s1', 'F1'],
        ['s1/f1', ''],
        ['..', 's1/f1'],
        ['', 's1f1'],
      ] as const) {
        expect(await data.files.find(shipperId, fileId)).toBeUndefined()
        expect(await data.files.read(shipperId, fileId)).toBeUndefined()
      }
    })

    it('keeps nothing of a stream that broke', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half')
          throw new Error('connection lost')
        })(),
      )
      await expect(data.files.put(about('f1'), broken)).rejects.toThrow('connection lost')
      expect(await data.files.find('s1', 'f1')).toBeUndefined()
    })

    it('removes a file; an unknown one is no error', async () => {
      await data.files.put(about('f1'), Buffer.from('one'))
      await data.files.remove('s1', 'f1')
      await data.files.remove('s1', 'f1')
      expect(await data.files.find('s1', 'f1')).toBeUndefined()
      expect(await data.files.read('s1', 'f1')).toBeUndefined()
    })
  })
