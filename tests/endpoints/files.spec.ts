import { driverReceiptCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { fileRoutes, UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import type { Role } from '@embarca/contracts/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { multipart, PNG, upload } from '../kit/multipart.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import { loadScript } from '../stories/load-script.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterAll(() => app.close())

const staff = () => app.as(['shipper_operator'])
const send = (who: ReturnType<typeof staff>, name: string, content: Buffer | string, query = 'type=SHIPPING_RECEIPT') =>
  who.inject(upload(name, content, query))
const fetchIt = (who: ReturnType<typeof staff>, fileName: string) =>
  who.inject({ method: 'GET', url: `/webshipper/file/download?fileName=${fileName}` })

describe('an upload', () => {
  it('is returned unchanged, as an attachment and not inline', async () => {
    const sent = await send(staff(), '../fotos/Canhoto nº 1.PNG', PNG)
    expect(sent.json()).toMatchObject({ name: 'Canhoto nº 1.PNG', type: 'image/png', size: PNG.length })
    const back = await fetchIt(staff(), sent.json().fileName)
    expect(back.rawPayload).toEqual(PNG)
    expect(back.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': "attachment; filename*=UTF-8''Canhoto%20n%C2%BA%201.PNG",
    })
  })
  it.each([
    ['nota.xml', '<?xml version="1.0"?><nfeProc/>', 'application/xml'],
    ['lista.csv', 'código;peso\n1;2\n', 'text/csv'],
    ['recibo.pdf', '%PDF-1.7\n…', 'application/pdf'],
    ['foto.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'image/jpeg'],
  ])('%s is accepted', async (name, content, type) => expect((await send(staff(), name, content)).json().type).toBe(type))

  const PE = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
  it.each([
    ['canhoto.png', PE],
    ['lista.csv', PE],
    ['programa.exe', PE],
    ['imagem.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['imagem.xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['mal.xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['pagina.html', '<html></html>'],
    ['vazio.png', ''],
    ['sem-extensao', PNG],
    ['planilha.xlsx', Buffer.from('504b0304', 'hex')],
  ])('%s with other content or of an unsupported type is refused', async (name, content) => {
    const reply = await send(staff(), name, content)
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { code: 'FILE_REFUSED', messages: [uploadRejected.description], title: uploadRejected.title },
    ])
  })
  it('of 5,000,000 bytes is too large, of one less is not', async () => {
    const of = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)])
    const refused = await send(staff(), 'grande.png', of(UPLOAD_LIMIT))
    expect([refused.statusCode, refused.json().messages]).toEqual([413, [uploadRejected.description]])
    expect((await send(staff(), 'grande.png', of(UPLOAD_LIMIT - 1))).json().size).toBe(UPLOAD_LIMIT - 1)
    expect((await send(staff(), 'enorme.png', of(2 * UPLOAD_LIMIT))).statusCode).toBe(413)
  })
  it('without a file is refused with a reason', async () => {
    const { url } = upload('a.png', PNG)
    const json = await staff().inject({ method: 'POST', url, payload: { file: 'x' } })
    expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED'])
    const empty = await staff().inject({ method: 'POST', url, ...multipart([]) })
    expect([empty.statusCode, empty.json().code]).toEqual([400, 'FILE_REFUSED'])
    const unknown = await send(staff(), 'a.png', PNG, 'type=ANYTHING')
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'INVALID'])
  })
})

describe('a file of a load', () => {
  const OF_LOAD = 'type=SHIPPING_RECEIPT&loadId=arrived'
  it('is uploaded by its driver and visible only to its shipper, its group and its carrier', async () => {
    const sent = await send(app.as(['driver']), 'canhoto.png', PNG, OF_LOAD)
    expect(sent.statusCode, sent.body).toBe(200)
    const { fileName } = sent.json()
    const status = async (who: ReturnType<typeof staff>) => (await fetchIt(who, fileName)).statusCode
    expect(await status(staff())).toBe(200)
    expect(await status(app.as(['driver']))).toBe(200)
    expect(await status(app.as(['transporter_operator']))).toBe(200)
    const strangers = [
      app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g1'] }),
      app.as(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] }),
      app.as(['shipper_analytics']),
      app.as(['transporter_operator'], { transporterId: 't9' }),
      app.as(['driver'], { driverId: 'd9' }),
    ]
    const unknown = await fetchIt(staff(), 'arrived_nothing')
    for (const who of strangers) {
      const reply = await fetchIt(who, fileName)
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
    }
  })
  it('that was uploaded before the launch is visible to the carrier that binds a driver, when the launch allows it', async () => {
    const { fileId, name } = (await send(staff(), 'romaneio.pdf', '%PDF-1.7\n', 'type=SHIPPING_DOCUMENT')).json()
    const recorder = eventRecorder()
    for (const [id, shown] of [
      ['shown', true],
      ['kept', false],
    ] as const) {
      const load = loadScript(recorder, id, { externalId: id, attachments: [{ fileId, name }], showAttachmentToBindTransporter: shown })
      load.launched()
      load.offered()
      load.hired()
    }
    for (const { stream, type, data, by, key } of recorder.log) await app.record(stream, [{ type, data }], { by, key })
    await app.caughtUp()
    const status = async (roles: Role[], loadId: string, about = {}) =>
      (await fetchIt(app.as(roles, about), `${fileId}&loadId=${loadId}`)).statusCode
    expect(await status(['transporter_operator'], 'shown')).toBe(200)
    expect(await status(['transporter_operator'], 'kept')).toBe(404)
    expect(await status(['transporter_operator'], 'shown', { transporterId: 't9' })).toBe(404)
    expect(await status(['driver'], 'shown')).toBe(404)
    const { list } = (await app.as(['transporter_operator']).call(transporterRoutes.attachments, { id: 'shown' })).body
    expect(list).toEqual([{ id: fileId, fileId, name }])
  })
  it('is downloaded by id only by the carrier of the load: neither a hidden file of the launch nor one of another deal', async () => {
    const load = loadScript(eventRecorder(), 'byid', { externalId: 'byid' })
    const file = async (name: string) =>
      (await send(staff(), name, '%PDF-1.7\n', 'type=SHIPPING_DOCUMENT&loadId=byid')).json().fileId as string
    const record = async (from: number) => {
      for (const { stream, type, data, by, key } of load.log.slice(from)) await app.record(stream, [{ type, data }], { by, key })
      await app.caughtUp()
    }
    load.launched()
    load.offered()
    await record(0)
    const [hidden, ours, theirs, trip] = [await file('a.pdf'), await file('b.pdf'), await file('c.pdf'), await file('d.pdf')]
    const before = load.log.length
    load.recordOnLoad('FileAttached', { fileId: hidden, name: 'a.pdf' })
    for (const [transporterId, fileId] of [
      ['t1', ours],
      ['t2', theirs],
    ] as const)
      load.recordEvent('negotiation-byid', {
        type: 'DealMessageSent',
        data: {
          ...{ loadId: 'byid', transporterId, transporterName: transporterId, messageId: transporterId, by: 'SHIPPER', text: '' },
          attachments: [{ fileId, name: 'x.pdf' }],
        },
      })
    await record(before)
    const got = async (transporterId: string) => {
      const who = app.as(['transporter_operator'], { transporterId })
      return Promise.all([hidden!, ours!, theirs!, trip!].map(async (fileId) => (await fetchIt(who, fileId)).statusCode))
    }
    expect([await got('t1'), await got('t2')]).toEqual([
      [404, 200, 404, 404],
      [404, 404, 200, 404],
    ])
    const open = load.log.length
    load.hired()
    await record(open)
    expect([await got('t1'), await got('t2')]).toEqual([
      [404, 200, 404, 200],
      [404, 404, 404, 404],
    ])
  })
  it('names its owner by kind and id; an unknown kind or id is refused', async () => {
    const sent = await send(staff(), 'canhoto.png', PNG, 'type=SHIPPING_RECEIPT&owner=load:arrived')
    expect(sent.json().fileName).toMatch(/^arrived_/)
    const zeca = app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g1'] })
    for (const [who, owner] of [
      [zeca, 'load:arrived'],
      [staff(), 'load:nothing'],
      [staff(), 'job:nothing'],
      [staff(), 'dock:D1'],
      [staff(), 'toString:x'],
      [staff(), 'arrived'],
    ] as const)
      expect([owner, (await send(who, 'canhoto.png', PNG, `type=SHIPPING_RECEIPT&owner=${owner}`)).statusCode]).toEqual([owner, 404])
  })
  it('is refused from another carrier, and from a carrier without a load', async () => {
    for (const query of ['type=SHIPPING_RECEIPT&loadId=offered', 'type=SHIPPING_RECEIPT', 'type=SHIPPING_RECEIPT&loadId=nothing'])
      expect((await send(app.as(['driver']), 'canhoto.png', PNG, query)).statusCode).toBe(404)
    expect((await send(app.as(['driver'], { driverId: 'd9' }), 'canhoto.png', PNG, OF_LOAD)).statusCode).toBe(404)
    expect((await send(app.as(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] }), 'a.png', PNG, OF_LOAD)).statusCode).toBe(
      404,
    )
  })
})

it('has both calls in the file table', () => expect(Object.keys(fileRoutes)).toEqual(['upload', 'download']))

describe('while the views lag behind a new load', () => {
  let lagging: RunningApp
  beforeAll(async () => {
    lagging = await startApp({ now: FIXTURES_AT, reactions: false })
    await lagging.projecting.stop()
    await recordFixtures({ record: lagging.record, caughtUp: async () => {} })
  })
  afterAll(() => lagging.close())
  const add = (fileId: string, about = {}, id = 'arrived-1') =>
    lagging.as(['driver'], about).call(driverReceiptCommands.addImages, { id, receiverId: 'r1', images: [{ fileId, name: 'canhoto.jpg' }] })

  it('an unknown image is refused all the same', async () => {
    for (const forged of ['arrived_forged', 'loose', 'offered_other'])
      expect(await add(forged)).toMatchObject({ status: 422, body: { code: 'FILE_UNKNOWN' } })
  })
  it('a load of another driver gets the response of an unknown load', async () => {
    const [foreign, absent] = [await add('arrived_x', { driverId: 'd9' }), await add('arrived_x', { driverId: 'd9' }, 'nothing-1')]
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(absent.text)
  })
})
