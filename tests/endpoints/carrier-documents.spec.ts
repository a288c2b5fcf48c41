import {
  carrierDocumentCommands,
  carrierDocumentQueries,
  documentCommands,
  documentRoutes,
  documentSends,
  type SentToAll,
} from '@embarca/contracts/carrier-document/routes.ts'
import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { PNG, upload } from '../kit/multipart.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
const tania = actor(['transporter_operator'], { userId: 'tania' })
const tito = actor(['transporter_operator'], { userId: 'tito', transporterId: 't2' })
const ana = actor(['shipper_operator'], { userId: 'ana' })
const zeca = actor(['shipper_operator'], { userId: 'zeca', shipperId: 's2' })
const policy = { number: '12345', expiresAt: '2027-01-01' }
const ownerOf = (uploader: string, subject = 'DRIVER.d1') => `documents:${uploader}.${subject}`

beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  for (const shipperId of ['s1', 's2'])
    await app.record(
      `partnership-${shipperId}.t1`,
      [{ type: 'PartnershipActivated', data: { shipperId, transporterId: 't1', through: 'BOUND' } }],
      { by: { userId: 'system', roles: ['system'], shipperId } },
    )
  await app.caughtUp()
})
afterAll(() => app.close())

const sendFile = (by: typeof ana, owner: string, name = 'cnh.png', content: Buffer | string = PNG) =>
  app.as(by).inject(upload(name, content, `type=SHIPPING_DOCUMENT&owner=${owner}`))
const fileFrom = async (by: typeof ana, owner: string): Promise<string> => (await sendFile(by, owner)).json().fileId
const download = async (by: typeof ana, fileId: string) =>
  (await app.as(by).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${encodeURIComponent(fileId)}` })).statusCode
const sendTo = async (shipperId: string, files: string[], by = tania) =>
  app.as(by).call(carrierDocumentCommands.send, { id: `${shipperId}.DRIVER.d1`, documentId: 'cnh', ...policy, files })

describe('one file for every shipper that asked (CA28)', () => {
  const asked = [
    { id: 's1.DRIVER.d1', documentId: 'mopp' },
    { id: 's2.DRIVER.d1', documentId: 'mopp' },
  ]
  const sendToAll = async (input: object, { by = tania, key = 'all' } = {}) => {
    const { status, body } = await app.as(by).call(documentSends.carrier, { asked, ...policy, ...input }, { key })
    return { status, ...(body as unknown as SentToAll) }
  }
  const outcomes = ({ rows }: SentToAll) => rows.map(({ outcome, code }) => code ?? outcome)
  it('is sent by one call, once', async () => {
    const files = [await fileFrom(tania, ownerOf('t1'))]
    expect(outcomes(await sendToAll({ files }))).toEqual(['DONE', 'DONE'])
    await app.caughtUp()
    expect(await Promise.all([ana, zeca].map((by) => download(by, files[0]!)))).toEqual([200, 200])
    const head = await app.data.events.head()
    expect(outcomes(await sendToAll({ files }))).toEqual(['DONE', 'DONE'])
    expect(await app.data.events.head()).toBe(head)
  })
  it('reaches those who may have it, and says why not the others', async () => {
    const files = [await fileFrom(tania, ownerOf('t1'))]
    const to = [asked[0]!, { id: 's3.DRIVER.d1', documentId: 'mopp' }, { id: 's2.DRIVER.d1', documentId: 'nothing' }]
    const sent = await sendToAll({ asked: to, files }, { key: 'some' })
    expect(outcomes(sent)).toEqual(['DONE', 'NOT_FOUND', 'DOCUMENT_TYPE_UNKNOWN'])
    expect(sent.rows[2]!.messages).toEqual([expect.stringMatching(/\S+ \S+/)])
    expect(sent.position).toBe(await app.data.events.head())
  })
  it("takes no other company's file, no other's driver, and no wrong day", async () => {
    const files = [await fileFrom(ana, ownerOf('s1'))]
    const head = await app.data.events.head()
    expect(outcomes(await sendToAll({ files }, { key: 'file' }))).toEqual(['FILE_UNKNOWN', 'FILE_UNKNOWN'])
    expect(outcomes(await sendToAll({}, { by: tito, key: 'tito' }))).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const wrong = { issuedAt: '2025-06-02', expiresAt: '2025-06-01' }
    expect(outcomes(await sendToAll(wrong, { key: 'day' }))).toEqual(['DOCUMENT_EXPIRES_BEFORE_ISSUE', 'DOCUMENT_EXPIRES_BEFORE_ISSUE'])
    expect((await sendToAll({ asked: [] }, { key: 'none' })).status).toBe(400)
    expect(await app.data.events.head()).toBe(head)
  })
})

describe('a file of a driver', () => {
  it('is uploaded once and sent to every shipper that asks; each reads it, nobody else does', async () => {
    const fileId = await fileFrom(tania, ownerOf('t1'))
    expect(await download(ana, fileId)).toBe(404)
    expect((await sendTo('s1', [fileId])).status).toBe(200)
    await app.caughtUp()
    expect(await Promise.all([tania, ana, zeca, tito].map((by) => download(by, fileId)))).toEqual([200, 200, 404, 404])
    expect((await sendTo('s2', [fileId])).status).toBe(200)
    await app.caughtUp()
    expect(await download(zeca, fileId)).toBe(200)
  })
  it('is not uploaded for another company, for a driver of another, or under the name of a shipper', async () => {
    const codes = await Promise.all([
      sendFile(tito, ownerOf('t1')),
      sendFile(tito, ownerOf('t2')),
      sendFile(tania, ownerOf('s1')),
      sendFile(zeca, ownerOf('s1')),
      sendFile(ana, ownerOf('s1', 'TRANSPORTER.t9')),
    ])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })
  it('of 5 MB or of the wrong kind is refused', async () => {
    const large = await sendFile(tania, ownerOf('t1'), 'cnh.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(UPLOAD_LIMIT)]))
    expect(large.statusCode).toBe(413)
    expect((await sendFile(tania, ownerOf('t1'), 'cnh.exe', 'MZ')).statusCode).toBe(400)
  })
  it('is missing once he is forgotten', async () => {
    const fileId = await fileFrom(ana, ownerOf('s1'))
    expect(await download(ana, fileId)).toBe(200)
    expect((await app.data.files.find('s1', fileId))?.name).toBe('cnh.png')
    await app.data.keys.drop('d1')
    expect(await download(ana, fileId)).toBe(404)
  })
})

describe('a document', () => {
  it("of another shipper's is not found, and nothing is stored", async () => {
    const head = await app.data.events.head()
    const of = { kind: 'TRANSPORTER', id: 't2', documentId: 'rntrc' }
    const replies = await Promise.all([
      app.as(zeca).call(documentCommands.change, { ...of, number: '1' }),
      app.as(zeca).call(documentCommands.request, { ...of, typeId: 'rntrc' }),
      app.as(zeca).call(documentCommands.approve, of),
      app.as(zeca).call(documentRoutes.documents, of),
      app.as(tito).call(carrierDocumentCommands.send, { id: 's1.TRANSPORTER.t1', documentId: 'rntrc', number: '1' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await app.data.events.head()).toBe(head)
  })
  it('with bad input names its field, and nothing is stored', async () => {
    const head = await app.data.events.head()
    const wrong = { kind: 'TRANSPORTER', id: 't1', documentId: 'rctr-c', number: '1', issuedAt: '2025-06-02', expiresAt: '2025-06-01' }
    const { status, body } = await app.as(ana).call(documentCommands.change, wrong)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'DOCUMENT_EXPIRES_BEFORE_ISSUE',
      fields: [{ field: 'expiresAt', message: 'O vencimento não pode ser anterior à emissão.' }],
    })
    expect(await app.data.events.head()).toBe(head)
  })
  it('is listed to the company that is asked', async () => {
    const { body } = await app.as(tania).call(carrierDocumentQueries.asked, {})
    const [company] = body.list
    expect(company).toMatchObject({ kind: 'TRANSPORTER', subjectId: 't1', uploadOwner: 'documents:t1.TRANSPORTER.t1' })
    expect(new Set(company?.documents.map(({ id }) => id))).toEqual(new Set(['s1.TRANSPORTER.t1', 's2.TRANSPORTER.t1']))
  })
})
