import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const LEFT_OUT = /(^|\/)(node_modules|dist|\.data|\.git|\.cache)(\/|$)|^tests\/fixtures\/|\.spec\.tsx?$/
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|cts)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !LEFT_OUT.test(file))

/** Each component may export the type of its properties under this name. */
const exempt = new Set(['Props'])

const isType = (node: ts.Statement) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Types, interfaces and classes that a file declares and exports: at their declaration, or in an `export { … }` of the file. */
const exportedTypes = (file: string, source: string): readonly string[] => {
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const declared = new Map(statements.flatMap((node) => (isType(node) && node.name ? [[node.name.text, isExported(node)] as const] : [])))
  const listed = statements.flatMap((node) =>
    ts.isExportDeclaration(node) && !node.moduleSpecifier && node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.flatMap(({ name, propertyName }) => (declared.has((propertyName ?? name).text) ? [name.text] : []))
      : [],
  )
  return [...new Set([...[...declared].flatMap(([name, exported]) => (exported ? [name] : [])), ...listed])]
}

it('finds the types that a file exports, however it exports them', () => {
  const source = `
    import type { Elsewhere } from './elsewhere.ts'
    export type Alias = string
    export interface Shape { readonly side: number }
    export class Thing {}
    type Own = string
    type Listed = string
    export { type Listed, type Own as Renamed }
    export type { Elsewhere }
    export const value = 1
  `
  expect(exportedTypes('example.ts', source)).toEqual(['Alias', 'Shape', 'Thing', 'Listed', 'Renamed'])
})

it('no two exported types share a name', () => {
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const name of exportedTypes(file, readFileSync(join(root, file), 'utf8'))) places.set(name, [...(places.get(name) ?? []), file])
  const shared = [...places].filter(([name, found]) => found.length > 1 && !exempt.has(name))
  expect(shared).toEqual([])
})
