import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { SourceAlteration } from './alterations.ts'
import { edited, editOf } from './change.ts'
import { nodesAt } from './position.ts'

const source = `
const rules = { ChangePrice: (load) => load.open && load.price > 0 ? accepted : refused, Cancel: never }
export const sizes = ['a', 'b', 'c'] as const
const LIMIT = 5_000
const total = (text: string) => text.trim().slice(0, 3)
export const Row = () => <td width={7} title="Preço">Valor: {total('')} kg</td>
`
const alter = (alteration: SourceAlteration) => {
  const file = ts.createSourceFile('rules.tsx', source, ts.ScriptTarget.Latest, true)
  const after = edited(
    source,
    nodesAt(file, alteration).flatMap((node) => editOf(node, alteration) ?? []),
  ).split('\n')
  return source
    .split('\n')
    .flatMap((line, at) => (line === after[at] ? [] : [after[at]]))
    .join('\n')
}

describe('an alteration finds its place', () => {
  it('by the name of a declaration', () => expect(alter({ at: 'LIMIT', becomes: 6 })).toBe('const LIMIT = 6'))
  it('by the row of a rule table, and by kind and order inside it', () => {
    expect(alter({ at: 'rules.Cancel', becomes: true })).toContain('Cancel: true }')
    expect(alter({ at: 'rules.ChangePrice', the: 'condition', becomes: false })).toContain('=> false ? accepted : refused')
    expect(alter({ at: 'rules.ChangePrice', the: 'and', keeps: 'right' })).toContain('=> load.price > 0 ?')
  })
  it('by the value of a literal', () => {
    expect(alter({ at: 'sizes', value: 'b', removed: true })).toBe(`export const sizes = ['a',  'c'] as const`)
    expect(alter({ at: 'Row', value: 'Valor:', becomes: 'Xalor:' })).toContain('>Xalor: {')
  })
  it('in an attribute', () => {
    expect(alter({ at: 'Row.width', becomes: 8 })).toContain('width={8}')
    expect(alter({ at: 'Row.title', removed: true })).toContain('<td width={7} >')
  })
  it('in a chain of calls', () => expect(alter({ at: 'total', the: 'call', keeps: 'receiver' })).toContain('=> text.trim()'))
  it('nowhere, where the file does not declare it', () => {
    expect(alter({ at: 'gone', becomes: 6 })).toBe('')
    expect(alter({ at: 'LIMIT', beside: 'gone', becomes: 6 })).toBe('')
    expect(alter({ at: 'LIMIT', keeps: 'left' })).toBe('')
  })
})
