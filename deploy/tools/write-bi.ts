import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { asyncApi, publicSchemas } from '@embarca/contracts/bi/async-api.ts'
import { breaks, withoutFields } from '@embarca/contracts/bi/breaks.ts'
import { fieldDecisions, isWithdrawn } from '@embarca/contracts/bi/fields.ts'
import type { Schema } from '@embarca/contracts/bi/json-schema.ts'
import { readingRules } from '@embarca/contracts/bi/reading-rules.ts'
import { topicOf } from '@embarca/contracts/bi/topics.ts'
import { unclassified } from '@embarca/contracts/bi/unclassified.ts'
import { lastRelease } from './kit/last-release.ts'

const folder = new URL('../../contracts/bi/', import.meta.url)
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The contract as people read it: the rules, and what is in which topic. */
const readme = () => {
  const rows = Object.entries(publicSchemas()).map(
    ([module, events]) => `| ${topicOf(module)} | [schemas/${module}.json](schemas/${module}.json) | ${Object.keys(events).length} |`,
  )
  return `# Events for analysis

<!-- Written by \`npm run bi\` from contracts/bi/reading-rules.ts. The document for programs is asyncapi.json. -->

${readingRules}
## Schemas

| topic | data | event types |
|---|---|---|
${rows.join('\n')}
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

/** Each incompatibility of the current contracts with those files. */
export const broken = (today = publicSchemas(), before = promised()): readonly string[] =>
  Object.entries(before).flatMap(([module, schemas]) =>
    Object.entries(schemas).flatMap(([name, schema]) => {
      const now = today[module]?.[name]
      const decisions = fieldDecisions[module]?.[name.replace(/\.v\d+$/, '')] ?? {}
      // What must not be published any more is withdrawn from all versions at once, which CHANGES.md announces.
      const then = withoutFields(schema, (path) => isWithdrawn(decisions[path]))
      return now ? breaks(then, now).map((what) => `${module} ${name}: ${what}`) : [`${module} ${name} is gone`]
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
    console.error(`Readers outside would stumble; raise the version of the event instead:\n${stumbling.join('\n')}`)
    process.exit(1)
  }
  rmSync(new URL('schemas/', folder), { recursive: true, force: true })
  mkdirSync(new URL('schemas/', folder), { recursive: true })
  for (const [file, text] of biFiles()) writeFileSync(new URL(file, folder), text)
}
