import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import { seededTypes } from '@embarca/contracts/carrier-document/types.ts'
import { fileIdFor } from '@embarca/contracts/file/routes.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, it } from 'vitest'
import { documents } from './index.ts'
import type { DocumentCommand } from './types.ts'

const subject = { shipperId: 's1', kind: 'DRIVER', subjectId: 'd1' } as const
const lookups = { subject, type: seededTypes['cnh'], thresholdDays: 30 }
const given = specification(documents, lookups)
const tania = actor(['transporter_operator'], { shipperId: 'embarca', transporterId: 't1' })
const joao = actor(['driver'], { shipperId: 'embarca', transporterId: 't1', driverId: 'd1' })

const of = { ...subject, documentId: 'cnh', typeId: 'cnh' }
const fileOf = (uploader: string) => fileIdFor('abc', { kind: 'documents', id: `${uploader}.DRIVER.d1` })
const named = { id: 's1.DRIVER.d1', kind: 'DRIVER', documentId: 'cnh' }
const content = { number: '62312481179', issuedAt: '2025-01-01', expiresAt: '2027-01-01' }
const versionOf = (version: number, sentBy: 'STAFF' | 'CARRIER' | 'DRIVER', fileId: string) =>
  ({
    type: 'DocumentSent',
    data: { ...of, ...content, status: 'SENT', version, sentBy, files: [{ fileId, subjectId: 'd1', name: 'cnh.pdf' }] },
  }) as const satisfies DocumentEvent
const sent = versionOf(1, 'CARRIER', fileOf('t1'))
const approvedVersion = (version: number) =>
  ({
    type: 'DocumentApproved',
    data: {
      ...{ ...of, status: 'APPROVED', version, expiresAt: '2027-01-01' },
      nearExpiryAt: '2026-12-02T03:00:00.000Z',
      expiredAt: '2027-01-02T03:00:00.000Z',
    },
  }) as const satisfies DocumentEvent
const requested: DocumentEvent = { type: 'DocumentRequested', data: { ...of, status: 'REQUESTED' } }
const refused: DocumentEvent = { type: 'DocumentRefused', data: { ...of, status: 'REFUSED', version: 1, reason: 'Ilegível' } }

const contentOf = (uploader: string) => {
  const fileId = fileOf(uploader)
  return { ...named, ...content, files: [fileId], fileNames: { [fileId]: 'cnh.pdf' } }
}
const send = (uploader = 't1', over: object = {}): DocumentCommand => ({ type: 'SendDocument', data: { ...contentOf(uploader), ...over } })
const upload: DocumentCommand = { type: 'UploadDocument', data: contentOf('s1') }
const request: DocumentCommand = { type: 'RequestDocument', data: { id: 'd1', kind: 'DRIVER', typeId: 'cnh' } }
const approve: DocumentCommand = { type: 'ApproveDocument', data: named }
const remove: DocumentCommand = { type: 'RemoveDocument', data: named }
const refuse = (reason: string): DocumentCommand => ({ type: 'RefuseDocument', data: { ...named, reason } })

describe('a notice by e-mail', () => {
  it('is recorded with the number of its recipients and changes nothing of the document', () => {
    const mailed: DocumentEvent = { type: 'DocumentNoticeMailed', data: { ...of, noticeId: 'e1', recipients: 2 } }
    given(requested)
      .when({ type: 'NoteNoticeMailed', data: { id: 's1.DRIVER.d1', documentId: 'cnh', noticeId: 'e1', recipients: 2 } })
      .then(mailed)
    given(requested, mailed).when(request).changesNothing()
  })
})

describe('a document', () => {
  it('is asked for once', () => {
    given().when(request).then(requested)
    given(requested).when(request).changesNothing()
    given(sent).when(request).changesNothing()
    given(sent, approvedVersion(1)).when(request).then(requested)
  })
  it('is not asked for when its type is unknown, removed, or of another kind of subject', () =>
    given()
      .when(request, { lookups: { ...lookups, type: undefined } })
      .refused('DOCUMENT_TYPE_UNKNOWN'))
  it('is sent by the company or the driver, asked for or not', () => {
    given(requested).when(send(), { by: tania }).then(sent)
    given()
      .when(send('d1'), { by: joao })
      .then(versionOf(1, 'DRIVER', fileOf('d1')))
  })
  it('is sent again after a refusal, and before the review', () => {
    given(sent, refused)
      .when(send(), { by: tania })
      .then(versionOf(2, 'CARRIER', fileOf('t1')))
    given(sent)
      .when(send(), { by: tania })
      .then(versionOf(2, 'CARRIER', fileOf('t1')))
  })
  it('is approved at once when staff uploads it', () =>
    given(requested)
      .when(upload)
      .then(versionOf(1, 'STAFF', fileOf('s1')), approvedVersion(1)))
  it('is approved or refused once, with a reason', () => {
    given(sent).when(approve).then(approvedVersion(1))
    given(sent).when(refuse(' Ilegível ')).then(refused)
    given(sent).when(refuse('  ')).refused('DOCUMENT_REASON_MISSING')
    given(sent, refused).when(approve).refused('DOCUMENT_NOT_NOW')
    given(sent, approvedVersion(1)).when(refuse('Ilegível')).refused('DOCUMENT_NOT_NOW')
    given(requested).when(approve).refused('DOCUMENT_NOT_NOW')
  })
  it('is removed, and may be asked for again', () => {
    const removed: DocumentEvent = { type: 'DocumentRemoved', data: { ...of, status: 'NONE' } }
    given(sent, approvedVersion(1)).when(remove).then(removed)
    given(sent, removed).when(remove).refused('DOCUMENT_UNKNOWN')
    given(sent, removed).when(request).then(requested)
    given(sent, removed)
      .when(send(), { by: tania })
      .then(versionOf(2, 'CARRIER', fileOf('t1')))
  })
})

describe('a version with bad input is refused at its field', () => {
  const isRefused = (over: object, code: Parameters<ReturnType<ReturnType<typeof given>['when']>['refused']>[0]) =>
    given().when(send('t1', over), { by: tania }).refused(code)
  it('neither number nor file', () => isRefused({ number: ' ', files: [] }, 'DOCUMENT_EMPTY'))
  it('expiry before issue', () => isRefused({ issuedAt: '2025-01-02', expiresAt: '2025-01-01' }, 'DOCUMENT_EXPIRES_BEFORE_ISSUE'))
  it('issued tomorrow', () => isRefused({ issuedAt: '2026-01-06' }, 'DOCUMENT_ISSUED_IN_THE_FUTURE'))
  it('a day that does not exist', () => {
    isRefused({ issuedAt: '2025-02-30' }, 'DOCUMENT_DAY_INVALID')
    isRefused({ expiresAt: '2026-02-30' }, 'DOCUMENT_DAY_INVALID')
  })
  it('no last day where the type has one', () => isRefused({ expiresAt: undefined }, 'DOCUMENT_EXPIRY_MISSING'))
  it('a file that another sender uploaded, or that was uploaded for another subject', () => {
    isRefused({ files: [fileOf('t2')] }, 'DOCUMENT_FILE_NOT_ITS_OWN')
    isRefused({ files: [fileIdFor('abc')] }, 'DOCUMENT_FILE_NOT_ITS_OWN')
    isRefused({ files: [fileIdFor('abc', { kind: 'documents', id: 't1.DRIVER.d2' })] }, 'DOCUMENT_FILE_NOT_ITS_OWN')
  })
})

describe('the end of a version', () => {
  const note = (type: 'NoteNearExpiry' | 'NoteExpiry', version = 1) => ({ type, data: { ...named, version } })
  const at = (day: string) => ({ now: `${day}T03:00:00.000Z` })
  const near: DocumentEvent = { type: 'DocumentNearExpiry', data: { ...of, version: 1, expiresAt: '2027-01-01' } }
  const over: DocumentEvent = { type: 'DocumentExpired', data: { ...of, version: 1, expiresAt: '2027-01-01' } }

  it('is recorded when it is near and when it is past, once each', () => {
    given(sent, approvedVersion(1)).when(note('NoteNearExpiry'), at('2026-12-02')).then(near)
    given(sent, approvedVersion(1), near).when(note('NoteNearExpiry'), at('2026-12-03')).changesNothing()
    given(sent, approvedVersion(1), near).when(note('NoteExpiry'), at('2027-01-02')).then(over)
    given(sent, approvedVersion(1), over).when(note('NoteExpiry'), at('2027-01-03')).changesNothing()
  })
  it('is not recorded before its day', () => given(sent, approvedVersion(1)).when(note('NoteExpiry'), at('2027-01-01')).changesNothing())
  it('is not near once it is past', () => given(sent, approvedVersion(1)).when(note('NoteNearExpiry'), at('2027-01-02')).changesNothing())
  it('is not recorded for a version that another one replaced, or that was removed', () => {
    const renewed = [sent, approvedVersion(1), versionOf(2, 'STAFF', fileOf('s1')), approvedVersion(2)]
    given(...renewed)
      .when(note('NoteExpiry'), at('2027-01-02'))
      .changesNothing()
    given(...renewed, { type: 'DocumentRemoved', data: { ...of, status: 'NONE' } })
      .when(note('NoteExpiry', 2), at('2027-01-02'))
      .changesNothing()
  })
})
