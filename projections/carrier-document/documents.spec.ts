import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { describe, expect, it } from 'vitest'
import { askedDocumentReaders, driverDocumentReaders } from './asked.ts'
import { subjectsWithExpiredDocuments } from './index.ts'
import { documentReaders } from './readers.ts'

const carrier = { name: 'TransNorte', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: [] }
const driver = { driverId: 'd1', transporterId: 't1', name: 'João Almeida', document: '52998224725', phone: '31999994411', active: true }
const tania: Partial<Actor> = { userId: 'tania', roles: ['transporter_operator'], shipperId: 'embarca', transporterId: 't1' }
const of = { shipperId: 's1', kind: 'TRANSPORTER', subjectId: 't1', documentId: 'rctr-c', typeId: 'rctr-c' } as const
const file = { fileId: 'documents-t1.TRANSPORTER.t1_abc', subjectId: 't1', name: 'apolice.pdf' }
const sent = (version: number, expiresAt: string): DocumentEvent => ({
  type: 'DocumentSent',
  data: { ...of, status: 'SENT', version, sentBy: 'CARRIER', expiresAt, files: [file] },
})
const approved = (version: number, expiresAt: string): DocumentEvent => ({
  type: 'DocumentApproved',
  data: { ...of, status: 'APPROVED', version, expiresAt },
})

/** Two shippers with the same carrier and driver; the reader's clock says 8 January 2026. */
const recorded = (...events: readonly DocumentEvent[]) => {
  const { recordEvent, log } = eventRecorder()
  recordEvent('transporter-t1', { type: 'TransporterRegistered', data: { id: 't1', shipperId: 'embarca', ...carrier } })
  recordEvent('driver-d1', { type: 'DriverRegistered', data: { id: 'd1', shipperId: 'embarca', ...driver } })
  for (const shipperId of ['s1', 's2'])
    recordEvent(`partnership-${shipperId}.t1`, { type: 'PartnershipActivated', data: { shipperId, transporterId: 't1', reason: 'BOUND' } })
  for (const event of events) {
    const { shipperId, kind, subjectId } = event.data
    const by = event.type === 'DocumentSent' ? { userId: 'tania', transporterId: 't1' } : {}
    recordEvent(`documents-${shipperId}.${kind}.${subjectId}`, event, by)
  }
  return log
}
const rctr = async (events: readonly DocumentEvent[], by: Partial<Actor> = {}) => {
  const found = await documentReaders.documents({ kind: 'TRANSPORTER', id: 't1' }, await queryContext(recorded(...events), by))
  return found?.list.find(({ documentId }) => documentId === 'rctr-c')
}

describe("a subject's documents", () => {
  it('are those of every type that is asked, missing ones included', async () => {
    const found = await documentReaders.documents({ kind: 'TRANSPORTER', id: 't1' }, await queryContext(recorded()))
    expect(found?.list.map(({ documentId, status, label }) => [documentId, status, label])).toEqual([
      ['contrato-social', 'NONE', 'Aguardando'],
      ['rntrc', 'NONE', 'Aguardando'],
      ['rc-dc', 'NONE', 'Aguardando'],
      ['rctr-c', 'NONE', 'Aguardando'],
      ['rc-v', 'NONE', 'Aguardando'],
    ])
    expect(found).toMatchObject({ thresholdDays: 30, revision: -1 })
  })
  it('are labelled by the day on which they are read, though no timer ran (R255)', async () => {
    expect(await rctr([sent(1, '2026-01-07'), approved(1, '2026-01-07')])).toMatchObject({ label: 'Vencido', daysLeft: -1 })
    expect(await rctr([sent(1, '2026-01-08'), approved(1, '2026-01-08')])).toMatchObject({ label: 'Próximo ao Vencimento', daysLeft: 0 })
    expect(await rctr([sent(1, '2026-02-08'), approved(1, '2026-02-08')])).toMatchObject({ label: 'Vigente', daysLeft: 31 })
    expect(await rctr([sent(1, '2026-02-08')])).toMatchObject({ label: 'Aguardando', status: 'SENT' })
  })
  it('keep their versions, newest first; the approved one counts until the next is', async () => {
    const history = [sent(1, '2026-06-30'), approved(1, '2026-06-30'), sent(2, '2027-06-30')]
    const waiting = await rctr(history)
    expect(waiting).toMatchObject({ status: 'SENT', label: 'Vigente', expiresAt: '2026-06-30' })
    expect(waiting?.versions.map(({ version, status }) => [version, status])).toEqual([
      [2, 'SENT'],
      [1, 'APPROVED'],
    ])
    const refused: DocumentEvent = { type: 'DocumentRefused', data: { ...of, status: 'REFUSED', version: 2, reason: 'Ilegível' } }
    expect(await rctr([...history, refused])).toMatchObject({ status: 'REFUSED', label: 'Vigente', reason: 'Ilegível' })
    const removed: DocumentEvent = { type: 'DocumentRemoved', data: { ...of, status: 'NONE' } }
    expect(await rctr([...history, removed])).toMatchObject({ status: 'NONE', label: 'Aguardando' })
  })
  it('are of one shipper only, and of nobody it does not know', async () => {
    const events = [sent(1, '2026-06-30'), approved(1, '2026-06-30')]
    expect(await rctr(events, { shipperId: 's2' })).toMatchObject({ status: 'NONE', versions: [] })
    expect(await rctr(events, { shipperId: 's3' })).toBeUndefined()
    const context = await queryContext(recorded())
    expect(await documentReaders.documents({ kind: 'TRANSPORTER', id: 't9' }, context)).toBeUndefined()
    expect(await documentReaders.documents({ kind: 'ORDER', id: 't1' }, context)).toBeUndefined()
    expect(await documentReaders.documents({ kind: 'DRIVER', id: 'd1' }, context)).toMatchObject({ list: [{ documentId: 'cnh' }, {}] })
  })
  it('that are expired name their subjects, for filters of lists', async () => {
    const expired = [sent(1, '2026-01-07'), approved(1, '2026-01-07')]
    const subjects = async (events: readonly DocumentEvent[], shipperId = 's1') =>
      subjectsWithExpiredDocuments(await queryContext(recorded(...events), { shipperId }), 'TRANSPORTER')
    expect(await subjects(expired)).toEqual(['t1'])
    expect(await subjects(expired, 's2')).toEqual([])
    expect(await subjects([sent(1, '2026-01-08'), approved(1, '2026-01-08')])).toEqual([])
    expect(await subjects([...expired, sent(2, '2027-01-07'), approved(2, '2027-01-07')])).toEqual([])
  })
})

describe('what is asked of a carrier', () => {
  const asked = async (events: readonly DocumentEvent[], by: Partial<Actor> = tania, kind?: 'DRIVER') => {
    const found = await askedDocumentReaders.asked({ ...(kind && { kind }) }, await queryContext(recorded(...events), by))
    if (!found || 'raw' in found) throw new Error('no list')
    return found.list
  }
  it('is listed for every shipper it works for, what is due first', async () => {
    const [company] = await asked([sent(1, '2026-06-30')])
    expect(company).toMatchObject({ kind: 'TRANSPORTER', subjectId: 't1', subjectName: 'TransNorte' })
    const ofType = company?.documents.filter(({ typeId }) => typeId === 'rctr-c')
    expect(ofType?.map(({ id, isDue, versions }) => [id, isDue, versions.length])).toEqual([
      ['s2.TRANSPORTER.t1', true, 0],
      ['s1.TRANSPORTER.t1', false, 1],
    ])
  })
  it('is due again when it is refused or near its end', async () => {
    const isDue = async (...events: readonly DocumentEvent[]) =>
      (await asked(events))[0]?.documents.find(({ id, typeId }) => id.startsWith('s1') && typeId === 'rctr-c')?.isDue
    expect(await isDue(sent(1, '2026-06-30'), approved(1, '2026-06-30'))).toBe(false)
    expect(await isDue(sent(1, '2026-01-20'), approved(1, '2026-01-20'))).toBe(true)
    expect(await isDue({ type: 'DocumentRequested', data: { ...of, status: 'REQUESTED' } })).toBe(true)
  })
  it('is listed for its drivers, and not for those of others', async () => {
    expect(await asked([], tania, 'DRIVER')).toMatchObject([{ subjectName: 'João Almeida' }])
    expect(await asked([], { ...tania, transporterId: 't2' }, 'DRIVER')).toEqual([])
  })
  it('is read by the driver himself', async () => {
    const joao = { userId: 'joao', roles: ['driver'], shipperId: 'embarca', transporterId: 't1', driverId: 'd1' }
    const found = await driverDocumentReaders.asked({}, await queryContext(recorded(), joao))
    expect(found).toMatchObject({ list: [{ subjectId: 'd1', subjectName: 'João Almeida' }] })
  })
})
