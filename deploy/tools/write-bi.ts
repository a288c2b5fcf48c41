import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { asyncApi, publicSchemas } from '@embarca/contracts/bi/async-api.ts'
import { breaks, withoutFields } from '@embarca/contracts/bi/breaks.ts'
import { typeOf } from '@embarca/contracts/bi/cloud-event.ts'
import { earlierVersions } from '@embarca/contracts/bi/earlier-versions.ts'
import { fieldDecisions, isWithdrawn } from '@embarca/contracts/bi/fields.ts'
import type { Schema } from '@embarca/contracts/bi/json-schema.ts'
import { readingRules } from '@embarca/contracts/bi/reading-rules.ts'
import { moduleOf, PUBLIC_DAYS, publicEvents, topicOf } from '@embarca/contracts/bi/topics.ts'
import { unclassified } from '@embarca/contracts/bi/unclassified.ts'
import { dayAfter } from '@embarca/contracts/kit/days.ts'
import { lastRelease } from './kit/last-release.ts'

const folder = new URL('../../contracts/bi/', import.meta.url)
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The contract as people read it: the rules, and what is in which topic. */
const readme = () => {
  const rows = Object.entries(publicEvents).map(
    ([module, events]) => `| ${topicOf(module)} | [schemas/${module}.json](schemas/${module}.json) | ${Object.keys(events).length} |`,
  )
  const ending = Object.entries(earlierVersions).flatMap(([type, all]) =>
    all.map(({ version, until }) => `| ${typeOf(moduleOf.get(type)!, type, version)} | ${until} |`),
  )
  return `# Events for analysis

<!-- Written by \`npm run bi\` from contracts/bi/reading-rules.ts. The document for programs is asyncapi.json. -->

${readingRules}
## Schemas

| topic | data | event types |
|---|---|---|
${rows.join('\n')}

## Earlier versions that are still published

| type | until |
|---|---|
${ending.join('\n')}
`
}

/** The generated files of `contracts/bi`: file name and content, from the current contracts. */
export const biFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['asyncapi.json', textOf(asyncApi())],
    ['README.md', readme()],
    ...Object.entries(publicSchemas()).map(([module, schemas]): [string, string] => [`schemas/${module}.json`, textOf(schemas)]),
  ])

/** The files as they are, for an archive of the sources without its history. */
const present = (): ReadonlyMap<string, string> => {
  const schemas = new URL('schemas/', folder)
  if (!existsSync(schemas)) return new Map()
  return new Map(readdirSync(schemas).map((file) => [file, readFileSync(new URL(file, schemas), 'utf8')]))
}
/** What readers outside rely on: the schemas of the last release. */
const promised = (): Readonly<Record<string, Readonly<Record<string, Schema>>>> =>
  Object.fromEntries(
    [...(lastRelease()?.files('contracts/bi/schemas') ?? present())].map(([file, text]) => [file.replace('.json', ''), JSON.parse(text)]),
  )

/**
 * What is wrong with the end of a version: a version that was released ends on a later day, which is not brought forward, and it stays in
 * the contract for as long as topics hold its events.
 */
const faultOfEnd = (before: Schema, now: Schema | undefined, today: string): string | undefined => {
  const [was, is] = [before['x-until'] as string | undefined, now?.['x-until'] as string | undefined]
  if (!now) return was !== undefined && dayAfter(was, PUBLIC_DAYS) < today ? undefined : 'is gone'
  if (was === undefined) return is !== undefined && is <= today ? `ends on ${is}, a day that is over already` : undefined
  return is === undefined || is >= was ? undefined : `ends on ${is}, it was to end on ${was}`
}

/** Each incompatibility of the current contracts with those files. */
export const broken = (present = publicSchemas(), before = promised(), today = new Date().toISOString().slice(0, 10)): readonly string[] =>
  Object.entries(before).flatMap(([module, schemas]) =>
    Object.entries(schemas).flatMap(([name, schema]) => {
      const now = present[module]?.[name]
      const fault = faultOfEnd(schema, now, today)
      const decisions = fieldDecisions[module]?.[name.replace(/\.v\d+$/, '')] ?? {}
      // What must not be published any more is withdrawn from all versions at once, which CHANGES.md announces.
      const then = withoutFields(schema, (path) => isWithdrawn(decisions[path]))
      return [
        ...(fault === undefined ? [] : [`${module} ${name} ${fault}`]),
        ...(now ? breaks(then, now).map((what) => `${module} ${name}: ${what}`) : []),
      ]
    }),
  )

if (process.argv[1]?.endsWith('write-bi.ts')) {
  const undecided = unclassified()
  if (undecided.length > 0) {
    console.error(`Decide in contracts/bi/fields whether readers outside get these fields:\n${undecided.join('\n')}`)
    process.exit(1)
  }
  const stumbling = broken()
  if (stumbling.length > 0) {
    console.error(
      `Readers outside would stumble; raise the version of the event and publish the old one as well (contracts/bi/earlier-versions.ts):\n${stumbling.join('\n')}`,
    )
    process.exit(1)
  }
  rmSync(new URL('schemas/', folder), { recursive: true, force: true })
  mkdirSync(new URL('schemas/', folder), { recursive: true })
  for (const [file, text] of biFiles()) writeFileSync(new URL(file, folder), text)
}
