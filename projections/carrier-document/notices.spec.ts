import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { expect, it } from 'vitest'
import { inboxReaders } from '../inbox/readers.ts'
import { askedDocumentReaders, driverDocumentReaders } from './asked.ts'

const of = { shipperId: 's1', kind: 'DRIVER', subjectId: 'd1', documentId: 'cnh', typeId: 'cnh' } as const
const expiresAt = '2026-02-01'
const NOW = '2026-01-05T13:00:00.000Z'
const program = { userId: 'embarca' }
const tania = { userId: 'tania', roles: ['transporter_operator'], shipperId: 'embarca', transporterId: 't1' } as const
const joao = { userId: 'joao', roles: ['driver'], shipperId: 'embarca', transporterId: 't1', driverId: 'd1' } as const
const history: readonly (readonly [DocumentEvent, Partial<Actor>])[] = [
  [{ type: 'DocumentRequested', data: { ...of, status: 'REQUESTED' } }, { userId: 'ana' }],
  [{ type: 'DocumentSent', data: { ...of, status: 'SENT', version: 1, sentBy: 'DRIVER', expiresAt, files: [] } }, joao],
  [{ type: 'DocumentRefused', data: { ...of, status: 'REFUSED', version: 1, reason: 'Ilegível' } }, { userId: 'ana' }],
  [{ type: 'DocumentSent', data: { ...of, status: 'SENT', version: 2, sentBy: 'DRIVER', expiresAt, files: [] } }, joao],
  [{ type: 'DocumentApproved', data: { ...of, status: 'APPROVED', version: 2, expiresAt } }, { userId: 'ana' }],
  [{ type: 'DocumentNearExpiry', data: { ...of, version: 2, expiresAt } }, program],
  [{ type: 'DocumentExpired', data: { ...of, version: 2, expiresAt } }, program],
]
const recorded = () => {
  const { recordEvent, log } = eventRecorder()
  const carrier = { name: 'TransNorte', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: [] }
  const driver = { driverId: 'd1', transporterId: 't1', name: 'João Almeida', document: '52998224725', phone: '31999994411', active: true }
  recordEvent('transporter-t1', { type: 'TransporterRegistered', data: { id: 't1', shipperId: 'embarca', ...carrier } })
  recordEvent('driver-d1', { type: 'DriverRegistered', data: { id: 'd1', shipperId: 'embarca', ...driver } })
  for (const shipperId of ['s1', 's2'])
    recordEvent(`partnership-${shipperId}.t1`, { type: 'PartnershipActivated', data: { shipperId, transporterId: 't1', reason: 'BOUND' } })
  for (const [event, by] of history) recordEvent('documents-s1.DRIVER.d1', event, by)
  return log
}
const staffSees = async (by: Partial<Actor> = {}) => {
  const context = await queryContext(recorded(), { userId: 'bia', roles: ['shipper_operator'], ...by }, { now: NOW })
  const found = await inboxReaders.documents({}, context)
  const summary = await inboxReaders.summary({}, context)
  if (!(found && 'list' in found && summary && 'unread' in summary)) throw new Error('no inbox')
  return { list: found.list, summary }
}

it('tells the staff what was sent to be reviewed, what is near its end, and what is over, newest first', async () => {
  const { list, summary } = await staffSees()
  expect(list.map(({ title, subjectName, name }) => [title, subjectName, name])).toEqual([
    ['Documento vencido', 'João Almeida', 'CNH'],
    ['Documento próximo ao vencimento', 'João Almeida', 'CNH'],
    ['Documento a analisar', 'João Almeida', 'CNH'],
    ['Documento a analisar', 'João Almeida', 'CNH'],
  ])
  expect(list[0]).toMatchObject({ kind: 'DRIVER', subjectId: 'd1', documentId: 'cnh', expiresAt, isRead: false })
  expect(summary).toMatchObject({ unread: 4, documents: { unread: 4, newest: list[0]!.at } })
})
it('tells nothing of it to another shipper, nor to staff that sees no carriers', async () => {
  expect((await staffSees({ shipperId: 's2' })).summary.unread).toBe(0)
  expect((await staffSees({ roles: ['shipper_receipt_approver'] })).list).toEqual([])
})
it('tells the driver and his company what is asked, what was said, and the end; not what they sent', async () => {
  const titlesFor = async (by: Partial<Actor>) => {
    const readers = by.driverId === undefined ? askedDocumentReaders : driverDocumentReaders
    const found = await readers.notices({}, await queryContext(recorded(), by))
    if (!(found && 'list' in found)) throw new Error('no notices')
    return found.list.map(({ title, reason }) => (reason === undefined ? title : `${title}: ${reason}`))
  }
  const all = [
    'Documento vencido',
    'Documento próximo ao vencimento',
    'Documento aprovado',
    'Documento recusado: Ilegível',
    'Documento pedido',
  ]
  expect(await titlesFor(joao)).toEqual(all)
  expect(await titlesFor(tania)).toEqual(all)
  expect(await titlesFor({ ...tania, transporterId: 't2' })).toEqual([])
})
