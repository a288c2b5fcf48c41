import type { Cast } from './cast.ts'
import { atOffice } from './hours.ts'
import { type Line, MINUTE } from './lines.ts'

/** Who approves hirings lets it pass. */
export const approved = ({ random, book }: Cast, assigned: number): Line => ({
  at: atOffice(assigned + random.whole(20, 400) * MINUTE),
  by: book.username.approver,
  module: 'load',
  ask: (id) => ({ type: 'ApproveHiring', data: { id } }),
  reaches: 'ASSIGNED_TO_TRANSPORTER',
})
