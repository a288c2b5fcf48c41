import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { notaryKey } from '../../kit/notary.ts'
import { headsFile, notaryFiles, readHeads } from './heads-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'embarca-heads-file-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { publicKey } = notaryKey(Buffer.alloc(32, 7))
const { heads: file } = notaryFiles(folder)
const head = (position: number) => ({ position: String(position), hash: 'f', time: '2026-01-05T12:00:00.000Z', signature: 'x' })
const positions = () => readHeads(file).map(({ position }) => position)

it('given a truncated last line, then the next head starts on a new line', () => {
  headsFile(folder, publicKey).add(head(1))
  appendFileSync(file, '{"position":"2","ha')
  const heads = headsFile(folder, publicKey)
  expect(heads.latest().at(-1)?.position).toBe('1')
  heads.add(head(3))
  heads.add(head(4))
  expect(positions()).toEqual(['1', '3', '4'])
})

it('given a file that cannot be opened, then the head is refused and the next one is added', () => {
  const heads = headsFile(folder, publicKey)
  renameSync(file, `${file}.aside`)
  mkdirSync(file)
  expect(() => heads.add(head(5))).toThrow()
  rmdirSync(file)
  renameSync(`${file}.aside`, file)
  heads.add(head(6))
  expect(positions()).toEqual(['1', '3', '4', '6'])
})
