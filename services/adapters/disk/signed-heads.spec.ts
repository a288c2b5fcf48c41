import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { headsAfter, signedHeadsIn } from './signed-heads.ts'

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

it('finds the heads around every position, whatever a crash left between the lines', () => {
  writeFileSync(file, '')
  positions.forEach((position, at) => appendFileSync(file, `${JSON.stringify(head(position))}\n${at === 20 ? '{"position":"4\n' : ''}`))
  const { around, latest } = signedHeadsIn(file)
  for (let probe = 0; probe <= positions.at(-1)! + 2; probe++) {
    const before = positions.findLast((position) => position < probe)
    const after = positions.find((position) => position >= probe)
    expect([probe, around(String(probe)).before?.position, around(String(probe)).after?.position]).toEqual([
      probe,
      before?.toString(),
      after?.toString(),
    ])
  }
  expect(latest()?.position).toBe(String(positions.at(-1)))
})

it('gives the heads after every position, a few at a time', () => {
  for (const from of [-1, 3, 4, 12, 403, 404, 1_523, 1_524]) {
    const next = positions.filter((position) => position > from).slice(0, 3)
    expect([from, headsAfter(file, String(from), 3).map(({ position }) => Number(position))]).toEqual([from, next])
  }
})

it('finds none where nothing is signed', () => {
  const none = signedHeadsIn(join(folder, 'none.jsonl'))
  expect([none.around('1'), none.latest(), headsAfter(join(folder, 'none.jsonl'), '-1', 3)]).toEqual([{}, undefined, []])
})
