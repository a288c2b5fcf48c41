import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import { expect, it } from 'vitest'
import { chatLines } from './lines.ts'

const item = (changes: Partial<DealItem>): DealItem => ({
  id: 'i',
  kind: 'MESSAGE',
  agent: 'TRANSPORTER',
  who: 'TransNorte',
  attachments: [],
  viewed: false,
  status: 'SENT',
  date: '2026-11-21T12:00:00.000Z',
  ...changes,
})
const lineOf = (changes: Partial<DealItem>) => {
  const [line] = chatLines([item(changes)])
  return line?.kind === 'event' ? line.text.replace(/\s/g, ' ') : line?.side
}

it('messages and prices are on the side of their author', () => {
  expect(lineOf({})).toBe('theirs')
  expect(lineOf({ agent: 'SHIPPER', kind: 'PROPOSAL', value: 720_000 })).toBe('ours')
})
it('decisions are neutral lines between them', () => {
  expect(lineOf({ kind: 'ACCEPTANCE', agent: 'SHIPPER', value: 720_000 })).toBe('Proposta de R$ 7.200,00 aceita')
  expect(lineOf({ kind: 'REFUSAL', agent: 'SHIPPER' })).toBe('Proposta recusada')
  expect(lineOf({ kind: 'REFUSAL', value: 100 })).toBe('A transportadora recusou a sua proposta, R$ 1,00')
})
