import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { expect, it } from 'vitest'
import { differenceText, differingIn } from './differing-order.ts'

const source = { kind: 'IMPORT' } as const
it('the difference names each field with what the file says of it', () => {
  const text = differenceText('PED-1', [
    {
      type: 'OrderChanged',
      data: {
        ...{ orderId: 'o1', source, product: 'Aço', deliveryDate: '2026-12-01T15:00:00.000Z', cleared: ['observation'] },
        amounts: { weight: 12_000, cubage: 0, quantity: 4, value: 0 },
      },
    },
  ])
  expect(text).toMatch(/^Pedido PED-1, no arquivo: Peso: 12\.000 kg; Quantidade: 4; /)
  for (const part of ['Produto: Aço', 'Data de entrega: 01/12/2026 12:00', 'Observação: vazio.']) expect(text).toContain(part)
})
it('only an order in a launched load differs from it', () => {
  expect(differingIn(refuse('ORDER_DIFFERS', { loadId: 'L1', orderId: 'o1', events: [] }))).toEqual({
    loadId: 'L1',
    orderId: 'o1',
    events: [],
  })
  expect(differingIn(refuse('ORDER_DIFFERS', { events: [] }))).toBeUndefined()
  expect(differingIn(refuse('ORDER_PLACE_OTHER', { loadId: 'L1' }))).toBeUndefined()
})
