import { expect, it } from 'vitest'
import { processScopeOf } from './process-scope.ts'
import { readersBeforeServing } from './readers-before-serving.ts'

const people = { reached: () => 'people' }
const views = { lastPosition: async () => 'views' }
const awaited = async (roles: string) =>
  Promise.all(readersBeforeServing(processScopeOf(roles, undefined), people, views).map((reached) => reached()))

it('a process knows whose tokens ended before it serves anyone, also where it shows no views', async () => {
  expect(await awaited('commands')).toEqual(['people'])
  expect(await awaited('queries')).toEqual(['people', 'views'])
  expect(await awaited('commands,push')).toEqual(['people', 'views'])
})
