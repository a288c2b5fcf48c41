import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { asyncApi, publicSchemas } from '@embarca/contracts/bi/async-api.ts'
import { breaks } from '@embarca/contracts/bi/breaks.ts'
import type { Schema } from '@embarca/contracts/bi/public-schema.ts'

const folder = new URL('../../contracts/bi/', import.meta.url)
const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The generated files of `contracts/bi`: file name and content, from the current contracts. */
export const biFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['asyncapi.json', textOf(asyncApi())],
    ...Object.entries(publicSchemas()).map(([module, schemas]): [string, string] => [`schemas/${module}.json`, textOf(schemas)]),
  ])

/** What readers outside rely on: the files as they are in the repository. */
export const promised = (): Readonly<Record<string, Readonly<Record<string, Schema>>>> => {
  const schemas = new URL('schemas/', folder)
  if (!existsSync(schemas)) return {}
  return Object.fromEntries(
    readdirSync(schemas).map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, schemas), 'utf8'))]),
  )
}

/** Each incompatibility of the current contracts with those files. */
export const broken = (today = publicSchemas(), before = promised()): readonly string[] =>
  Object.entries(before).flatMap(([module, schemas]) =>
    Object.entries(schemas).flatMap(([name, schema]) => {
      const now = today[module]?.[name]
      return now ? breaks(schema, now).map((what) => `${module} ${name}: ${what}`) : [`${module} ${name} is gone`]
    }),
  )

if (process.argv[1]?.endsWith('write-bi.ts')) {
  const stumbling = broken()
  if (stumbling.length > 0) {
    console.error(`Readers outside would stumble; raise the version of the fact instead:\n${stumbling.join('\n')}`)
    process.exit(1)
  }
  rmSync(new URL('schemas/', folder), { recursive: true, force: true })
  mkdirSync(new URL('schemas/', folder), { recursive: true })
  for (const [file, text] of biFiles()) writeFileSync(new URL(file, folder), text)
}
