import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const json = (name: string) =>
  JSON.parse(readFileSync(new URL(`./inventory/${name}.json`, import.meta.url), 'utf8')) as Readonly<Record<string, string>>

/** The specification of the screens of loads, receipts, reports and the shell, by inventory number. */
export const inventory = { messages: json('messages'), rules: json('rules'), calls: json('calls') }
/** The numbers that no test covers, and why. */
export const leftOut = json('left-out')

const ID = /\b[MRC]\d{3}\b/g
/** Source without comments: a number counts in titles and in the tables of titles, not in a comment. */
const bare = (source: string) => source.replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')
const SCENARIOS = 'tests/endpoints/scenarios/'
const roots = ['contracts', 'services', 'projections', 'web/src', 'tests']
const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|policy)$/.test(entry.name) ? [] : files(path)
    return entry.name.endsWith('.spec.ts') || path.startsWith(SCENARIOS) ? [path] : []
  })

/** The specs that name each number. */
export const specsNaming = (): ReadonlyMap<string, readonly string[]> => {
  const naming = new Map<string, string[]>()
  const named = (id: string, spec: string) => {
    const specs = naming.get(id) ?? []
    if (!specs.includes(spec)) naming.set(id, [...specs, spec])
  }
  for (const file of roots.flatMap(files))
    for (const id of bare(readFileSync(file, 'utf8')).match(ID) ?? [])
      named(id, file.startsWith(SCENARIOS) ? 'tests/endpoints/call-scenarios.spec.ts' : file)
  // That file's spec requests each of them by its number.
  const calls = JSON.parse(readFileSync('tests/endpoints/specified-calls.json', 'utf8')) as { id: string }[]
  for (const { id } of calls) named(id, 'tests/endpoints/calls.spec.ts')
  return naming
}
