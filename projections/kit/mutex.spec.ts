import { expect, it } from 'vitest'
import { mutexByName } from './mutex.ts'

it('runs work of one name in order, also after work that failed, and work of other names beside it', async () => {
  const runInOrder = mutexByName()
  const ran: string[] = []
  let finish!: () => void
  const first = runInOrder('a', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    ran.push('first')
    throw new Error('first broke')
  })
  const second = runInOrder('a', async () => ran.push('second'))
  await runInOrder('b', async () => ran.push('other'))
  expect(ran).toEqual(['other'])
  finish()
  await expect(first).rejects.toThrow('first broke')
  await second
  await runInOrder('a', async () => ran.push('third'))
  expect(ran).toEqual(['other', 'first', 'second', 'third'])
})
