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

it('answers what the process was asked for, also that it failed, and leaves no note behind', async () => {
  const stop = answerRequests<string, string>(folder, 'retries', async (question) => {
    if (question === 'worse') throw new Error('it broke')
    return `${question}!`
  })
  expect(await askProcess(folder, 'retries', 'well')).toBe('well!')
  await expect(askProcess(folder, 'retries', 'worse')).rejects.toThrow('it broke')
  await stop()
  expect(readdirSync(join(folder, 'retries'))).toEqual([])
})
it('does once what it was asked for, and answers when that can be written again', async () => {
  const notes = join(folder, 'retries')
  mkdirSync(notes)
  writeFileSync(join(notes, '1.asked'), '"well"\n')
  // Nothing can be written where a folder stands: as a full disk would have it.
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
it('is not ended by a note that cannot be read', async () => {
  const notes = join(folder, 'retries')
  mkdirSync(notes)
  writeFileSync(join(notes, '1.asked'), 'no JSON\n')
  const stop = answerRequests<string, string>(folder, 'retries', async (question) => question)
  expect(await askProcess(folder, 'retries', 'well')).toBe('well')
  await stop()
})
