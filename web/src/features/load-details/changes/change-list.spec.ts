import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { expect, it } from 'vitest'
import { changesOf, offeredChanges } from './change-list.ts'

const actions: LoadDetails['actions'] = [
  { action: 'ChangePrice', allowed: true },
  { action: 'ChangeAmountMinimum', allowed: true },
  { action: 'RenameLoad', allowed: false, because: 'A carga não permite esta ação no status atual.' },
]

it('a panel offers the changes of its load, with the rule that forbids one', () =>
  expect(offeredChanges({ actions }, changesOf.values).map(({ name, because }) => [name, because])).toEqual([
    ['ChangePrice', undefined],
    ['RenameLoad', 'A carga não permite esta ação no status atual.'],
  ]))

it('offers amounts of withdrawals for lots only', () =>
  expect(
    offeredChanges({ actions, terms: { lot: {} } as NonNullable<LoadDetails['terms']> }, changesOf.values).map(({ name }) => name),
  ).toContain('ChangeAmountMinimum'))

it.each([
  [1, []],
  [2, ['ReorderDeliveries']],
])('%i deliveries', (length, offered) => {
  const terms = { destinations: Array.from({ length }) } as unknown as NonNullable<LoadDetails['terms']>
  const may: LoadDetails['actions'] = [{ action: 'ReorderDeliveries', allowed: true }]
  expect(offeredChanges({ actions: may, terms }, changesOf.route).map(({ name }) => name)).toEqual(offered)
})
