import { readdirSync, readFileSync } from 'node:fs'
import { allFacts } from '@embarca/contracts/facts.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { subjectEvents } from '@embarca/contracts/subject/events.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { modules } from '@embarca/services/modules.ts'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'

/** One example of each fact as it was written in each version. They are never edited: readable once is readable for ever. */
const folder = new URL('../fixtures/facts/', import.meta.url)
const frozen = readdirSync(folder).map((file) => ({
  file,
  fact: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Event & { schemaVersion: number },
}))
const readers = Object.values(modules).map(({ fold }) => fold)

it('every fact has a frozen example of its version', () => {
  const wanted = Object.entries(allFacts).map(([type, { version = 1 }]) => `${type}.v${version}.json`)
  expect(frozen.map(({ file }) => file)).toEqual(expect.arrayContaining(wanted))
})

it.each(frozen)('$file is named after what it holds, and of a fact we know', ({ file, fact: { type, schemaVersion } }) => {
  expect(file).toBe(`${type}.v${schemaVersion}.json`)
  expect(Object.hasOwn(allFacts, type)).toBe(true)
})

it.each(frozen.filter(({ fact }) => fact.schemaVersion === (allFacts[fact.type]?.version ?? 1)))(
  '$file is as its schema says',
  ({ fact: { type, data } }) => {
    expect([...Compile(allFacts[type]!).Errors(data)]).toEqual([])
  },
)

it.each(frozen.filter(({ fact }) => !Object.hasOwn(subjectEvents, fact.type)))('$file is folded by exactly one module', ({ fact }) => {
  const own = readers.filter(({ evolve }) => Object.hasOwn(evolve, fact.type))
  expect(own).toHaveLength(1)
  expect(fold(own[0]!, [fact])).toBeDefined()
})
