import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerRequests, askProcess } from './folder-requests.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requests-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('returns what the process answered, including its failure, and leaves no request file behind', async () => {
  const stop = answerRequests<string, string>(folder, 'retries', async (question) => {
    if (question === 'worse') throw new Error('it broke')
    return `${question}!`
  })
  expect(await askProcess(folder, 'retries', 'well')).toBe('well!')
  await expect(askProcess(folder, 'retries', 'worse')).rejects.toThrow('it broke')
  await stop()
  expect(readdirSync(join(folder, 'retries'))).toEqual([])
})
it('carries out a request once, and writes the answer when that becomes possible again', async () => {
  const notes = join(folder, 'retries')
  mkdirSync(notes)
  writeFileSync(join(notes, '1.asked'), '"well"\n')
  // A folder in the place of the answer file blocks the write, as a full disk would.
  mkdirSync(join(notes, '1.answered.part'))
  let times = 0
  const stop = answerRequests<string, string>(folder, 'retries', async (question) => `${question} ${++times}`)
  await expect.poll(() => times, { timeout: 5_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  rmSync(join(notes, '1.answered.part'), { recursive: true })
  await expect.poll(() => readdirSync(notes), { timeout: 5_000 }).toEqual(['1.answered'])
  expect(times).toBe(1)
  await stop()
})
it('survives a request file that cannot be read', async () => {
  const notes = join(folder, 'retries')
  mkdirSync(notes)
  writeFileSync(join(notes, '1.asked'), 'no JSON\n')
  const stop = answerRequests<string, string>(folder, 'retries', async (question) => question)
  expect(await askProcess(folder, 'retries', 'well')).toBe('well')
  await stop()
})
