import type { CarrierFilterStatus } from '@embarca/contracts/partnership/codes.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { carrierReaders } from './readers.ts'
import { transportersReport } from './report.ts'

const names = { a: 'Alfa', b: 'Beta', c: 'Celta', d: 'Delta', e: 'Eco' }
const company = { document: '11222333000181', city: 'Curitiba', state: 'PR', staffed: false }
/** On 8 January 2026: Alfa works, Beta is blocked, a document of Celta has expired, Delta is invited and blocked, Eco has left. */
const recorded = () => {
  const { recordEvent, log } = eventRecorder()
  for (const [transporterId, name] of Object.entries(names)) {
    const of = { shipperId: 's1', transporterId }
    const record = (type: string, data: object) => recordEvent(`partnership-s1.${transporterId}`, { type, data: { ...of, ...data } })
    record('PartnershipCompanyNoted', { name, ...company })
    if (transporterId === 'd') record('CarrierInvited', { expiresAt: '2026-02-01T00:00:00.000Z' })
    else record('PartnershipActivated', { through: 'BOUND' })
    if (transporterId === 'e') record('PartnershipEnded', {})
  }
  for (const transporterId of ['b', 'd', 'e']) {
    const block = { blockId: transporterId, shipperId: 's1', kind: 'TRANSPORTER', subjectId: transporterId, transporterId }
    const terms = { name: '', document: '', reasonType: 'SAFETY', reason: 'Excesso', from: '2026-01-01T00:00:00.000Z' }
    recordEvent('block-s1', { type: 'SubjectBlocked', data: { ...block, ...terms } })
  }
  const document = { shipperId: 's1', kind: 'TRANSPORTER', subjectId: 'c', documentId: 'rctr-c', typeId: 'rctr-c', version: 1 }
  const dated = { ...document, expiresAt: '2026-01-07' }
  recordEvent('documents-s1.TRANSPORTER.c', {
    type: 'DocumentSent',
    data: { ...dated, status: 'SENT', sentBy: 'CARRIER', files: [{ fileId: 'documents-c_1', subjectId: 'c', name: 'apolice.pdf' }] },
  })
  recordEvent('documents-s1.TRANSPORTER.c', { type: 'DocumentApproved', data: { ...dated, status: 'APPROVED' } })
  return log
}
const listed = async (status: CarrierFilterStatus[], shipperId = 's1') => {
  const found = await carrierReaders.search({ status }, await queryContext(recorded(), { shipperId }))
  if (!found || 'raw' in found) throw new Error('no list')
  return found
}
const namesIn = async (...status: CarrierFilterStatus[]) => (await listed(status)).list.map(({ name }) => name)

it('the status finds carriers that are blocked, or have an expired document, while they work here', async () => {
  expect(await namesIn('BLOCKED')).toEqual(['Beta', 'Delta'])
  expect(await namesIn('DOCUMENT_EXPIRED')).toEqual(['Celta'])
  expect(await namesIn('BLOCKED', 'DOCUMENT_EXPIRED')).toEqual(['Beta', 'Celta', 'Delta'])
})
it('several statuses find the carriers that have one of them', async () => {
  expect(await namesIn('ACTIVE', 'DOCUMENT_EXPIRED')).toEqual(['Alfa', 'Beta', 'Celta'])
  expect(await namesIn('ENDED', 'BLOCKED')).toEqual(['Beta', 'Delta', 'Eco'])
})
it('each status is counted, whichever is asked for, and marks its carriers', async () => {
  const { list, amounts } = await listed(['BLOCKED'])
  expect(amounts).toEqual({ ACTIVE: 3, INVITED: 1, ENDED: 1, BLOCKED: 2, DOCUMENT_EXPIRED: 1 })
  expect(list.map(({ marks }) => marks)).toEqual([
    ['ACTIVE', 'BLOCKED'],
    ['INVITED', 'BLOCKED'],
  ])
  expect((await listed(['DOCUMENT_EXPIRED'])).list.map(({ marks }) => marks)).toEqual([['ACTIVE', 'DOCUMENT_EXPIRED']])
})
it('the picker and the download find the same', async () => {
  const context = await queryContext(recorded())
  expect(await carrierReaders.fetch({ status: ['DOCUMENT_EXPIRED'] }, context)).toMatchObject({ list: [{ name: 'Celta' }] })
  const made = await transportersReport({ status: ['BLOCKED'] }, context)
  expect(made?.total).toBe(2)
  const rows: unknown[] = []
  for await (const page of made!.rows) rows.push(...page.map(([name]) => name))
  expect(rows).toEqual(['Beta', 'Delta'])
})
it('another shipper finds none', async () => expect(await listed(['BLOCKED', 'DOCUMENT_EXPIRED'], 's2')).toMatchObject({ list: [] }))
