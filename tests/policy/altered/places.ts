import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inventory, leftOut } from '../inventory.ts'

/** One change of the product's source, wherever these words stand in it. */
type Alteration = { readonly in: string; readonly from: string; readonly to: string }
/** How rules are altered, and labels that are written in parts or share their word with a code. */
const alterations = JSON.parse(readFileSync(new URL('./alterations.json', import.meta.url), 'utf8')) as Readonly<Record<string, Alteration>>

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|demo)$/.test(entry.name) ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) && !/\.(spec|fixture)\./.test(entry.name) ? [path] : []
  })
const product = new Map(
  ['contracts', 'services', 'projections', 'web/src'].flatMap(sources).map((path) => [path, readFileSync(path, 'utf8')]),
)

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A whole string, or all that stands between two tags. */
const written = (text: string) => new RegExp(`(['"\`])${literal(text)}\\1|(?<=>\\s*)${literal(text)}(?=\\s*<)`, 'g')
const garbled = (text: string) => `X${text.slice(1)}`

const readIf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
/** The files of the product as they would be with this label or rule altered. */
export const altered = (id: string): ReadonlyMap<string, string> => {
  const how = alterations[id]
  if (how) {
    const all: readonly (readonly [string, string])[] = [[how.in, product.get(how.in) ?? readIf(how.in)], ...product]
    // Code that moved is found where it went.
    const [path, before] = all.find(([, source]) => source.includes(how.from)) ?? []
    return new Map(path !== undefined && before !== undefined ? [[path, before.replaceAll(how.from, how.to)]] : [])
  }
  const text = inventory.messages[id]
  if (text === undefined) return new Map()
  const places = [...product].filter(([, source]) => source.includes(text) && written(text).test(source))
  return new Map(places.map(([path, source]) => [path, source.replace(written(text), (found) => found.replace(text, garbled(text)))]))
}

/** Every label and rule that a test exercises. */
export const alterable: readonly string[] = [...Object.keys(inventory.messages), ...Object.keys(inventory.rules)].filter(
  (id) => !leftOut[id],
)
