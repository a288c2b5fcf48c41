import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { retiredIdentifiers, retiredNames, retiredProse } from './retired-words.ts'

const root = join(import.meta.dirname, '../..')
const LEFT_OUT = /(^|\/)(node_modules|dist|\.data|\.git|\.cache)(\/|$)|contracts\/bi\/.*\.json$|retired-words\.ts$/
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !LEFT_OUT.test(file))
const code = files.filter((file) => /\.(ts|tsx|mts|cts|mjs|cjs)$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** `tellWholeStory` → tell, whole, story. */
const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.toLowerCase())
const isRetired = (name: string) =>
  Object.hasOwn(retiredIdentifiers, name) || partsOf(name).some((part) => Object.hasOwn(retiredNames, part))

/** On the wire or stored: their spelling is for ever. */
const stored = new Set(['fact', 'facts', 'heardAt', 'sieve', 'verdict', 'Verdict'])

/** Names that a file declares, and the titles of its tests. */
const declaredIn = (file: string) => {
  const names: string[] = []
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node }
    // A quoted name is a word on the wire.
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node)) names.push(name.text)
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return { names, titles }
}
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/])\/\/[^\n]*/g
/** A word in backticks, or of a topic's name, is spelled as it is stored. */
const PROSE = new RegExp(`(?<![.\`])\\b(${Object.keys(retiredProse).join('|')})\\b`, 'i')

describe('names and words that were replaced do not come back', () => {
  it('in the names of files', () => {
    expect(files.filter((file) => file.split('/').some((part) => isRetired(part.replace(/\..*$/, ''))))).toEqual([])
  })
  const declared = code.map((file) => ({ file, ...declaredIn(file) }))
  it('in the names that code declares', () => {
    const found = declared.flatMap(({ file, names }) =>
      names.filter((name) => isRetired(name) && !stored.has(name)).map((name) => `${file}: ${name}`),
    )
    expect([...new Set(found)]).toEqual([])
  })
  it('in the titles of tests', () => {
    expect(declared.flatMap(({ file, titles }) => titles.filter((title) => PROSE.test(title)).map((title) => `${file}: ${title}`))).toEqual(
      [],
    )
  })
  it('in comments', () => {
    const found = code.flatMap((file) =>
      (read(file).match(COMMENT) ?? []).filter((comment) => PROSE.test(comment)).map((comment) => `${file}: ${comment.slice(0, 80)}`),
    )
    expect(found).toEqual([])
  })
  it('in documents', () => {
    const documents = files.filter((file) => file.endsWith('.md'))
    const found = documents.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => PROSE.test(line))
        .map((line) => `${file}: ${line.slice(0, 100)}`),
    )
    expect(found).toEqual([])
  })
})
