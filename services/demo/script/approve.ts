import { atOffice } from './hours.ts'
import { MINUTE, type ScriptLine } from './lines.ts'
import type { Personas } from './personas.ts'

/** An approver approves the hiring. */
export const approved = ({ random, book }: Personas, assigned: number): ScriptLine => ({
  at: atOffice(assigned + random.wholeNumber(20, 400) * MINUTE),
  by: book.username.approver,
  module: 'load',
  ask: (id) => ({ type: 'ApproveHiring', data: { id } }),
  reaches: 'ASSIGNED_TO_TRANSPORTER',
})
