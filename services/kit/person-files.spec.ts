import { buffer, text } from 'node:stream/consumers'
import { fileIdFor } from '@embarca/contracts/file/routes.ts'
import { visitFilesOf } from '@embarca/contracts/gate/codes.ts'
import { expect, it } from 'vitest'
import { memoryFiles } from '../adapters/memory/files.ts'
import { memoryKeys } from '../adapters/memory/keys.ts'
import { personFiles } from './person-files.ts'

const about = { shipperId: 's1', type: 'application/pdf', at: '2026-01-05T12:00:00.000Z', by: 'ana' }
const cnh = fileIdFor('abc', { kind: 'documents', id: 's1.DRIVER.d1' })
const contract = fileIdFor('abc', { kind: 'documents', id: 's1.TRANSPORTER.t1' })

const opened = async () => {
  const [stored, keys] = [memoryFiles(), memoryKeys()]
  const files = personFiles(stored, keys)
  for (const fileId of [cnh, contract]) await files.put({ ...about, fileId, name: 'João.pdf' }, Buffer.from('%PDF-de João'))
  const read = async (fileId: string) => {
    const content = await files.read('s1', fileId)
    return content && text(content)
  }
  return { stored, keys, files, read }
}

it('keeps a file of a driver under his key, with its name', async () => {
  const { stored, files, read } = await opened()
  const raw = await stored.read('s1', cnh)
  expect((await buffer(raw!)).includes('João')).toBe(false)
  expect((await stored.find('s1', cnh))?.name).not.toContain('João')
  expect(await read(cnh)).toBe('%PDF-de João')
  expect(await files.find('s1', cnh)).toMatchObject({ name: 'João.pdf', size: Buffer.byteLength('%PDF-de João') })
})
it('keeps photos and signatures of a visit under the key of its driver (Y19)', async () => {
  const { stored, keys, files, read } = await opened()
  const signature = fileIdFor('abc', visitFilesOf('L1@p1', 'd1'))
  await files.put({ ...about, fileId: signature, name: 'assinatura.png', type: 'image/png' }, Buffer.from('traço de João'))
  expect((await buffer((await stored.read('s1', signature))!)).includes('João')).toBe(false)
  expect(await read(signature)).toBe('traço de João')
  await keys.drop('d1')
  expect([await files.find('s1', signature), await read(signature)]).toEqual([undefined, undefined])
})
it('has no such file once he is forgotten, and takes none of his any more', async () => {
  const { keys, files, read } = await opened()
  await keys.drop('d1')
  expect(await files.find('s1', cnh)).toBeUndefined()
  expect(await read(cnh)).toBeUndefined()
  expect(await read(contract)).toBe('%PDF-de João')
  await expect(files.put({ ...about, fileId: cnh, name: 'João.pdf' }, Buffer.from('x'))).rejects.toThrow('forgotten')
})
it('keeps other files as they are', async () => {
  const { stored, files } = await opened()
  expect(await buffer((await stored.read('s1', contract))!)).toEqual(Buffer.from('%PDF-de João'))
  expect(await files.read('s1', 'nothing_')).toBeUndefined()
  await files.remove('s1', cnh)
  expect(await files.find('s1', cnh)).toBeUndefined()
})
