import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import { documentProblem } from '@embarca/contracts/carrier-document/validity.ts'
import { expect, it } from 'vitest'
import type { Fold } from '../kit/fold.ts'
import { fold } from '../kit/fold.ts'
import { documentStanding } from './index.ts'

const of = { shipperId: 's1', kind: 'TRANSPORTER', subjectId: 't1' } as const
const approved = (typeId: string, expiresAt?: string): DocumentEvent => ({
  type: 'DocumentApproved',
  data: { ...of, documentId: typeId, typeId, status: 'APPROVED', version: 1, ...(expiresAt !== undefined && { expiresAt }) },
})
const log: Readonly<Record<string, readonly { readonly type: string; readonly data: object }[]>> = {
  'documents-s1.TRANSPORTER.t1': [approved('contrato-social'), approved('rctr-c', '2026-01-04')],
  'documentTypes-s1': [{ type: 'DocumentTypeRemoved', data: { shipperId: 's1', typeId: 'rntrc' } }],
}
const read = async <State>(of: Fold<State>, stream: string): Promise<State> => fold(of, [...(log[stream] ?? [])])

it('tells what is asked of a subject and what it holds, for the rules of eligibility', async () => {
  const standing = await documentStanding({ read }, 's1', { kind: 'TRANSPORTER', subjectId: 't1' })
  const problems = standing.map((one) => [one.typeId, documentProblem(one, '2026-01-05')])
  expect(problems).toEqual([
    ['contrato-social', undefined],
    ['rc-dc', 'DOCUMENT_MISSING'],
    ['rctr-c', 'DOCUMENT_EXPIRED'],
    ['rc-v', undefined],
  ])
})
it('says nothing of what another shipper holds', async () => {
  const standing = await documentStanding({ read }, 's2', { kind: 'TRANSPORTER', subjectId: 't1' })
  expect(standing.filter(({ approved }) => approved)).toEqual([])
})
