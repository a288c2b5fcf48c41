import { expect, it } from 'vitest'
import { commandTable } from './command-row.ts'
import { decide } from './decide.ts'
import type { DecisionsOf } from './decision.ts'

type Types = {
  state: { readonly price: number }
  command: { type: 'Accept'; data: { id: string } } | { type: 'Decline'; data: { id: string } }
  event: { type: 'Accepted'; data: { by: string } } | { type: 'Declined'; data: object }
  status: string
  refusal: 'NOBODY'
}
type Carrier = { readonly carrier: string }
const decisions: DecisionsOf<Types, 'Accept' | 'Decline', { Accept: Carrier }> = {
  Accept: (_, __, { lookups: { carrier } }) => ({ type: 'Accepted', data: { by: carrier } }),
  // @ts-expect-error: it looks nothing up.
  Decline: (_, __, { lookups: { carrier } }) => ({ type: 'Declined', data: { carrier } }),
}

it('a decision reads the lookups of its row', () => {
  const commands = commandTable<Types>()({
    Accept: { lookups: () => ({ carrier: 't1' }), decide: decisions.Accept },
    Decline: { decide: decisions.Decline },
  })
  const fold = { initial: { price: 1 }, evolve: {} }
  const context = { now: '', by: {} as never, newId: '', attempt: 0, lookups: { carrier: 't1' } }
  expect(decide({ fold, commands }, { type: 'Accept', data: { id: 'L1' } }, { price: 1 }, context)).toEqual([
    { type: 'Accepted', data: { by: 't1' } },
  ])
})

it('a table that lacks a lookup or a command does not compile', () => {
  const rows = commandTable<Types>()
  // @ts-expect-error: nothing is looked up for a decision that reads the carrier.
  rows({ Accept: { decide: decisions.Accept }, Decline: { decide: decisions.Decline } })
  // @ts-expect-error: another thing is looked up.
  rows({ Accept: { lookups: () => ({ driver: 'd1' }), decide: decisions.Accept }, Decline: { decide: decisions.Decline } })
  // @ts-expect-error: a command has no row.
  expect(Object.keys(rows({ Accept: { lookups: () => ({ carrier: 't1' }), decide: decisions.Accept } }))).toEqual(['Accept'])
})
