import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { inventory, leftOut } from '../inventory.ts'
import { type Alteration, alterations, type SourceAlteration, type StyleAlteration } from './alterations.ts'
import { type Edit, edited, editOf } from './change.ts'
import { nodesAt } from './position.ts'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|demo)$/.test(entry.name) ? [] : filesIn(path)
    return /\.(tsx?|css)$/.test(entry.name) && !/\.(spec|fixture)\./.test(entry.name) ? [path] : []
  })
const product = new Map(
  ['contracts', 'services', 'projections', 'web/src'].flatMap(filesIn).map((path) => [path, readFileSync(path, 'utf8')]),
)

const parsed = new Map<string, ts.SourceFile>()
const parse = (path: string, source: string) => {
  const file = parsed.get(path) ?? ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  parsed.set(path, file)
  return file
}

type Edits = ReadonlyMap<string, readonly Edit[]>
const inFiles = (ending: RegExp, edits: (path: string, source: string) => readonly Edit[]): Edits =>
  new Map(
    [...product].flatMap(([path, source]) => {
      const made = ending.test(path) ? edits(path, source) : []
      return made.length > 0 ? [[path, made]] : []
    }),
  )

const sourceEdits = (alteration: SourceAlteration) => {
  // Parsing is the slow part: a file that lacks a name or a text of the position cannot hold it.
  const words = [
    ...(alteration.at?.split('.') ?? []),
    alteration.beside,
    typeof alteration.value === 'string' ? alteration.value : undefined,
  ]
  return inFiles(/\.tsx?$/, (path, source) =>
    words.every((word) => word === undefined || source.includes(word))
      ? nodesAt(parse(path, source), alteration).flatMap((node) => editOf(node, alteration) ?? [])
      : [],
  )
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const styleEdits = ({ selector, property, becomes }: StyleAlteration) => {
  const declaration = new RegExp(`(?<=^${literal(selector)} \\{[^}]*\\s${literal(property)}:\\s*)[^;\\s][^;]*`, 'm')
  return inFiles(/\.css$/, (_, source) => {
    const found = declaration.exec(source)
    return found ? [{ start: found.index, end: found.index + found[0].length, text: becomes }] : []
  })
}

const editsOf = (alteration: Alteration): Edits => ('selector' in alteration ? styleEdits(alteration) : sourceEdits(alteration))

type Call = { readonly id: string; readonly method: string; readonly path: string }
const calls: readonly Call[] = JSON.parse(readFileSync('tests/endpoints/specified-calls.json', 'utf8'))
const shape = (at: string) => at.replace(/:\w+|\{\w+\}/g, '*').replace(/\/$/, '')
const rows = [...product].flatMap(([path, source]) =>
  path.startsWith('contracts/') ? [...source.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^'\s]*)'/g)].map(([, at]) => at!) : [],
)
/** A call's rows at other addresses. */
const moved = (id: string): readonly Alteration[] =>
  calls
    .filter((call) => call.id === id)
    .flatMap(({ method, path }) => rows.filter((at) => shape(at) === shape(`${method} ${path.replace('/webshipper', '')}`)))
    .map((at) => ({ value: at, becomes: at.replace(/ \/./, ' /X') }))

const garbled = (text: string) => ({ value: text, becomes: `X${text.slice(1)}` })
const alterationsOf = (id: string): readonly Alteration[] => {
  const text = inventory.messages[id]
  return [alterations[id] ?? (text === undefined ? moved(id) : garbled(text))].flat()
}

/** The places where a label, rule or call is altered: one list for each alteration that belongs to it. */
export const placesOf = (id: string): readonly (readonly string[])[] => alterationsOf(id).map((each) => [...editsOf(each).keys()])

/** The files of the product as they would be with this label, rule or call altered. */
export const altered = (id: string): ReadonlyMap<string, string> => {
  const edits = new Map<string, Edit[]>()
  for (const each of alterationsOf(id)) for (const [path, made] of editsOf(each)) edits.set(path, [...(edits.get(path) ?? []), ...made])
  return new Map([...edits].map(([path, made]) => [path, edited(product.get(path)!, made)]))
}

/** Every label, rule and call that a test exercises. */
export const alterable: readonly string[] = [
  ...[...Object.keys(inventory.messages), ...Object.keys(inventory.rules)].filter((id) => !leftOut[id]),
  ...new Set(calls.map(({ id }) => id)),
]
