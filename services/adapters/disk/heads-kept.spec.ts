import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { headsKept } from './heads-kept.ts'

const folder = mkdtempSync(join(tmpdir(), 'embarca-heads-'))
const file = join(folder, 'heads.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))

const head = (position: number) => ({
  position: String(position),
  hash: 'f'.repeat(64),
  time: '2026-01-05T12:00:00.000Z',
  signature: 'x'.repeat(88),
})
const positions = Array.from({ length: 40 }, (_, at) => at * at + 3)

it('finds the heads around every position, whatever a crash left between them', () => {
  writeFileSync(file, '')
  positions.forEach((position, at) => appendFileSync(file, `${JSON.stringify(head(position))}\n${at === 20 ? '{"position":"4\n' : ''}`))
  const { around, latest } = headsKept(file)
  for (let asked = 0; asked <= positions.at(-1)! + 2; asked++) {
    const before = positions.findLast((position) => position < asked)
    const after = positions.find((position) => position >= asked)
    expect([asked, around(String(asked)).before?.position, around(String(asked)).after?.position]).toEqual([
      asked,
      before?.toString(),
      after?.toString(),
    ])
  }
  expect(latest()?.position).toBe(String(positions.at(-1)))
})

it('knows none where nothing was signed', () => {
  const none = headsKept(join(folder, 'none.jsonl'))
  expect([none.around('1'), none.latest()]).toEqual([{}, undefined])
})
