import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { subjectEvents } from '@embarca/contracts/subject/events.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { upcast } from '@embarca/services/kit/upcast.ts'
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
/** As it is read today. */
const current = ({ type, schemaVersion, data }: (typeof frozen)[number]['event']): Event => ({
  type,
  data: upcast(allUpcasts, type, schemaVersion, structuredClone(data)),
})
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

it.each(frozen)('$file is valid by the present schema, as it is read today', ({ event }) => {
  expect([...Compile(allEvents[event.type]!).Errors(current(event).data)]).toEqual([])
})

it('every version before the present one is made current by a step of its own, and is kept as an example', () => {
  const earlier = Object.entries(allEvents).flatMap(([type, { version = 1 }]) =>
    Array.from({ length: version - 1 }, (_, at) => [type, at + 1] as const),
  )
  expect(earlier.length).toBeGreaterThan(0)
  expect(earlier.filter(([type, version]) => !allUpcasts[type]?.[version])).toEqual([])
  expect(frozen.map(({ file }) => file)).toEqual(expect.arrayContaining(earlier.map(([type, version]) => `${type}.v${version}.json`)))
  const steps = Object.entries(allUpcasts).flatMap(([type, of]) => Object.keys(of).map((version) => `${type}.v${version}`))
  expect(steps.sort()).toEqual(earlier.map(([type, version]) => `${type}.v${version}`).sort())
})

it('whatever opens the log of the product makes old events current', () => {
  const sources = ['services', 'deploy/tools'].flatMap((name) =>
    // With types of files, links to other packages are not followed.
    readdirSync(new URL(`../../${name}`, import.meta.url), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.spec)\.ts$/.test(entry.name) && !/node_modules|dist/.test(entry.parentPath))
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const),
  )
  expect(sources.filter(([, text]) => text.includes('...productEvents')).length).toBeGreaterThan(4)
  const without = sources.filter(([, text]) => /eventSchemas: allEvents|codecOf\(allEvents, [\w.]+\)/.test(text))
  expect(without.map(([file]) => file)).toEqual([])
})

it.each(frozen.filter(({ event }) => !Object.hasOwn(subjectEvents, event.type)))('$file is folded by exactly one module', ({ event }) => {
  const own = readers.filter(({ evolve }) => Object.hasOwn(evolve, event.type))
  expect(own).toHaveLength(1)
  expect(fold(own[0]!, [current(event)])).toBeDefined()
})
