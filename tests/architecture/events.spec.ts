import { readdirSync, readFileSync } from 'node:fs'
import { allEvents } from '@embarca/contracts/events.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { subjectEvents } from '@embarca/contracts/subject/events.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { modules } from '@embarca/services/modules.ts'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { lastRelease } from '../../deploy/tools/kit/last-release.ts'

/** One example of each version of each event type. They are never edited: an event that was once readable stays readable. */
const folder = new URL('../fixtures/events/', import.meta.url)
const frozen = readdirSync(folder).map((file) => ({
  file,
  event: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Event & { schemaVersion: number },
}))
const readers = Object.values(modules).map(({ fold }) => fold)

it('every event type has a frozen example of its current version', () => {
  const expected = Object.entries(allEvents).map(([type, { version = 1 }]) => `${type}.v${version}.json`)
  expect(frozen.map(({ file }) => file)).toEqual(expect.arrayContaining(expected))
})

it('every frozen example of the last release is still here, unchanged', () => {
  const released = [...(lastRelease()?.files('tests/fixtures/events') ?? [])]
  const now = new Map(frozen.map(({ file }) => [file, readFileSync(new URL(file, folder), 'utf8')]))
  expect(released.filter(([file, text]) => now.get(file) !== text).map(([file]) => file)).toEqual([])
})

it.each(frozen)('$file is named after its event type and version, and the type is known', ({ file, event: { type, schemaVersion } }) => {
  expect(file).toBe(`${type}.v${schemaVersion}.json`)
  expect(Object.hasOwn(allEvents, type)).toBe(true)
})

it.each(frozen.filter(({ event }) => event.schemaVersion === (allEvents[event.type]?.version ?? 1)))(
  '$file is valid by its schema',
  ({ event: { type, data } }) => {
    expect([...Compile(allEvents[type]!).Errors(data)]).toEqual([])
  },
)

it.each(frozen.filter(({ event }) => !Object.hasOwn(subjectEvents, event.type)))('$file is folded by exactly one module', ({ event }) => {
  const own = readers.filter(({ evolve }) => Object.hasOwn(evolve, event.type))
  expect(own).toHaveLength(1)
  expect(fold(own[0]!, [event])).toBeDefined()
})
