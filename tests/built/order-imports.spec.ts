import { setTimeout as pause } from 'node:timers/promises'
import { cellFaults, importMessages } from '@embarca/contracts/import/labels.pt.ts'
import { type ImportCheck, importRoutes } from '@embarca/contracts/import/routes.ts'
import { type ImportInfo, importReads, importServed } from '@embarca/contracts/import/run-routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { launchServed } from '@embarca/contracts/load/launch-routes.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderLabels } from '@embarca/contracts/order/labels.pt.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import { pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cancelation, keyOf, note } from '../fixtures/imports/notes.ts'
import { type RunningApp, startApp } from '../kit/app.ts'
import { multipart } from '../kit/multipart.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import { mill, shop } from '../stories/load-script.ts'

let app: RunningApp
const [COLLECT, DELIVERY] = ['11222333000181', '12ABC34501DE35']
const register = async (id: string, { placeId: _, ...place }: typeof mill, over: object) =>
  app.record(`place-${id}`, [{ type: 'PlaceRegistered', data: { ...place, id, shipperId: 's1', ...over } }], {
    by: { userId: 'system', roles: ['system'], shipperId: 's1' },
  })
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  await register('fabrica', mill, { kind: 'COLLECT', document: COLLECT })
  await register('atacado', shop, { kind: 'DELIVERY', document: DELIVERY })
  await app.caughtUp()
})
afterEach(() => app.close())

type Someone = ReturnType<RunningApp['as']>
const HEADING = 'Pedido;CNPJ da coleta;CNPJ/CPF da entrega;Data de coleta;Data de entrega;Peso (kg);Nome da entrega;Cidade;UF'
const line = (code: string, weight: string, more = '') => `${code};${COLLECT};${DELIVERY};10/01/2026 08:00;12/01/2026;${weight};${more}`
const sheet = (...lines: readonly string[]) => [HEADING, ...lines].join('\n')

const send = (who: Someone, content: string | Buffer, { name = 'pedidos.csv', fields = {} as Record<string, string>, key = '' } = {}) => {
  app.clock.advance(1_000)
  const { method, path } = address(importServed.importOrders)
  const form = multipart([{ name, content }], fields)
  return who.inject({ method, url: path, ...form, headers: { ...form.headers, ...(key && { 'idempotency-key': key }) } })
}
const check = async (
  who: Someone,
  content: string | Buffer,
  fields: Record<string, string> = {},
  name = 'pedidos.csv',
): Promise<ImportCheck> => {
  const { method, path } = address(importRoutes.check)
  const reply = await who.inject({ method, url: path, ...multipart([{ name, content }], fields) })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const info = async (who: Someone): Promise<ImportInfo> => (await who.call(importReads.info, {})).body
const ended = async (who: Someone): Promise<ImportInfo> => {
  for (let tries = 0; tries < 400; tries++) {
    const now = await info(who)
    if (now.status !== 'RUNNING') return now
    await pause(25)
  }
  throw new Error('the import did not end')
}
const ordersOf = async (who: Someone) => {
  await app.caughtUp()
  const { body } = await who.call(orderRoutes.search, {})
  return body.list
    .filter(({ code }) => /^(PED-\d|SOMA)/.test(code))
    .map(({ code, total }) => [code, total.weight])
    .sort()
}
const errorsOf = async (who: Someone, id: string) => {
  const path = address(importServed.errors).path.replace(':id', id)
  const reply = await who.inject({ method: 'GET', url: path })
  const book = reply.statusCode === 200 ? await readXlsx(new Uint8Array(reply.rawPayload)) : undefined
  return { status: reply.statusCode, rows: (book?.sheets[0]?.rows ?? []) as readonly (readonly unknown[])[] }
}

/** Launches a load of one order. */
const launchedOf = async (who: Someone, orderId: string): Promise<string> => {
  const formed = await who.call(mountServed.form, { orderIds: [orderId] })
  const shippingOrderId = formed.body.stream.replace('mount-', '')
  const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
  const launched = await who.call(launchServed.launchOrders, { shippingOrderId, profileId: 'p1', freightPrice: 500_000, target })
  expect(launched.status, launched.text).toBe(200)
  await app.caughtUp()
  return shippingOrderId
}

it('a sheet with good and bad rows becomes orders and a sheet of errors; the same file again changes nothing (C155, C175, C159, C360)', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  expect(await info(ana)).toMatchObject({ status: 'NONE', percent: 0 })
  const content = sheet(line('PED-1', '10,5'), line('PED-2', 'x'), line('PED-1', '4,5'), line('PED-3', '7'))
  const started = await send(ana, content)
  expect([started.statusCode, started.json().messages]).toEqual([200, [importMessages.started]])
  const { id } = started.json()
  const first = await ended(ana)
  expect(first).toMatchObject({
    id,
    status: 'FINISHED_WITH_ERRORS',
    percent: 100,
    read: 4,
    total: 4,
    created: 2,
    changed: 0,
    same: 0,
    refused: 1,
  })
  expect(first).toMatchObject({ files: ['pedidos.csv'], errorsId: id })
  expect(await ordersOf(ana)).toEqual([
    ['PED-1', 15],
    ['PED-3', 7],
  ])

  const errors = await errorsOf(ana, id)
  const [heading, ...rows] = errors.rows
  expect(heading?.slice(-2)).toEqual(['Linha', 'Erro'])
  expect(rows.map((row) => [row[0], ...row.slice(-2)].map((cell) => cell ?? ''))).toEqual([
    ['PED-1', 2, ''],
    ['PED-2', 3, expect.stringContaining(cellFaults.notANumber('x'))],
    ['PED-1', 4, ''],
    ['PED-3', 5, ''],
  ])
  const bia = app.as(['shipper_operator'], { userId: 'bia', operationGroups: ['g1'] })
  expect((await errorsOf(bia, id)).status).toBe(404)

  const again = await send(bia, content)
  expect(again.statusCode).toBe(200)
  expect(await ended(bia)).toMatchObject({ created: 0, changed: 0, same: 2, refused: 1 })
  expect(await ordersOf(ana)).toHaveLength(2)

  const away = await ana.call(importServed.putAway, {})
  expect(away.status).toBe(200)
  expect(await info(ana)).toMatchObject({ status: 'NONE' })
  // Each user has a list of all own imports, those that were put away among them (o22).
  const own = async (who: Someone) => (await who.call(importReads.all, {})).body.list.map(({ id: one, status }) => [one, status])
  expect(await own(ana)).toEqual([[id, 'FINISHED_WITH_ERRORS']])
  expect(await own(bia)).toEqual([[again.json().id, 'FINISHED_WITH_ERRORS']])
})

it('amounts are added once for each line of a file, and two people at once make one set of orders', async () => {
  const [ana, bia] = [
    app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] }),
    app.as(['shipper_operator'], { userId: 'bia', operationGroups: ['g1'] }),
  ]
  const content = sheet(line('SOMA', '10'), line('SOMA', '5'))
  const fields = { increment: 'true' }
  const both = await Promise.all([send(ana, content, { fields }), send(bia, content, { fields, name: 'outro-nome.csv' })])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const [hers, other] = [await ended(ana), await ended(bia)]
  expect(hers.created + other.created).toBe(1)
  expect(hers.same + other.same).toBe(2)
  expect(await ordersOf(ana)).toEqual([['SOMA', 15]])
  await send(ana, content, { fields })
  expect(await ended(ana)).toMatchObject({ created: 0, changed: 0, same: 2 })
  expect(await ordersOf(ana)).toEqual([['SOMA', 15]])
})

it('a file of which nothing can be taken is refused with its sheet of errors (422), and a repeated request starts no second import', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  const refused = await send(ana, sheet(line('PED-9', '0')))
  expect([refused.statusCode, refused.json().code, refused.json().messages]).toEqual([
    422,
    'IMPORT_UNREADABLE',
    [importMessages.withErrors],
  ])
  const { errorsId } = refused.json()
  expect((await errorsOf(ana, errorsId)).rows[1]).toContain(2)
  await app.caughtUp()
  expect(await info(ana)).toMatchObject({ status: 'REFUSED', errorsId, refused: 1 })

  const [first, second] = [
    await send(ana, sheet(line('PED-8', '1')), { key: 'k1' }),
    await send(ana, sheet(line('PED-8', '1')), { key: 'k1' }),
  ]
  expect(second.json().id).toBe(first.json().id)
  expect(await ended(ana)).toMatchObject({ created: 1 })
})

it('who has no import has nothing to put away', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  const { status, body } = await ana.call(importServed.putAway, {})
  expect([status, body]).toMatchObject([422, { code: 'IMPORT_UNKNOWN' }])
})

it('a corrected cell stands in for that of its file, and the same correction again changes nothing', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  const content = sheet(line('PED-1', '10,5'), line('PED-2', 'x'), line('PED-3', 'y'))
  const fields = { corrections: JSON.stringify([{ file: 0, line: 3, cells: { weight: '2,5', observation: 'Conferido' } }]) }
  expect((await send(ana, content, { fields })).statusCode).toBe(200)
  expect(await ended(ana)).toMatchObject({ status: 'FINISHED_WITH_ERRORS', created: 2, refused: 1 })
  expect(await ordersOf(ana)).toEqual([
    ['PED-1', 10.5],
    ['PED-2', 2.5],
  ])
  expect((await send(ana, content, { fields })).statusCode).toBe(200)
  expect(await ended(ana)).toMatchObject({ created: 0, changed: 0, same: 2, refused: 1 })
})

it('a delivery place that no register knows is registered, with or without a street', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  const row = `PED-7;${COLLECT};11444777000161;10/01/2026 08:00;12/01/2026;5;Loja Nova;Curitiba;PR`
  expect((await send(ana, sheet(row))).statusCode).toBe(200)
  expect(await ended(ana)).toMatchObject({ status: 'FINISHED', created: 1 })
  await app.caughtUp()
  const { body } = await ana.call(orderRoutes.byCode, { code: 'PED-7' })
  expect(body.delivery).toMatchObject({ name: 'Loja Nova', city: 'Curitiba', placeId: expect.any(String) })
})

it('a line for an order in a launched load changes nothing: a pendency says what differs, once', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  expect((await send(ana, sheet(line('PED-8', '10')))).statusCode).toBe(200)
  await ended(ana)
  await app.caughtUp()
  const { body: order } = await ana.call(orderRoutes.byCode, { code: 'PED-8' })
  const shippingOrderId = await launchedOf(ana, order.id)
  expect((await check(ana, sheet(line('PED-8', '12')))).changes).toEqual([
    { ...{ file: 0, line: 2, code: 'PED-8', loadId: shippingOrderId }, changes: [{ name: 'Peso', before: '10 kg', after: '12 kg' }] },
  ])
  expect((await send(ana, sheet(line('PED-8', '12')))).statusCode).toBe(200)
  expect(await ended(ana)).toMatchObject({ status: 'FINISHED', same: 1, changed: 0, refused: 0 })
  await app.caughtUp()
  const pendencies = (await ana.call(pendencyRoutes.search, { pendingTypeId: '7' })).body.list
  expect(pendencies).toMatchObject([{ shippingHash: shippingOrderId, status: 'OPEN' }])
  expect(pendencies[0]!.openObservation).toMatch(/^Pedido PED-8, no arquivo: Peso: 12 kg/)
  expect((await ana.call(orderRoutes.byCode, { code: 'PED-8' })).body.total.weight).toBe(10)
})

it('a check foretells what the run comes to, field by field, and records nothing (o22, o23)', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  const counted = ({ created, changed, same, refused }: ImportCheck | ImportInfo) => ({ created, changed, same, refused })
  const foretold = async (content: string, fields: Record<string, string> = {}) => {
    const head = await app.data.events.head()
    const checked = await check(ana, content, fields)
    expect(await app.data.events.head()).toBe(head)
    await send(ana, content, { fields })
    expect(counted(await ended(ana))).toEqual(counted(checked))
    await app.caughtUp()
    return checked
  }
  const unknown = `PED-4;${COLLECT};11444777000161;10/01/2026 08:00;12/01/2026;5;Loja Nova;Curitiba;PR`
  const first = await foretold(sheet(line('PED-1', '10,5'), line('PED-1', '1'), line('PED-2', '7'), line('PED-3', 'x'), unknown))
  expect(counted(first)).toEqual({ created: 3, changed: 0, same: 0, refused: 1 })
  expect(first.newPlaces).toEqual([{ document: '11444777000161', name: 'Loja Nova', city: 'Curitiba', state: 'PR' }])

  const second = await foretold(sheet(line('PED-1', '12.345,678'), line('PED-2', '7').replace('12/01', '13/01'), unknown))
  expect(counted(second)).toEqual({ created: 0, changed: 2, same: 1, refused: 0 })
  expect(second.changes).toEqual([
    { file: 0, line: 2, code: 'PED-1', changes: [{ name: 'Peso', before: '11,5 kg', after: '12.345,678 kg' }] },
    { file: 0, line: 3, code: 'PED-2', changes: [{ name: 'Data de entrega', before: '12/01/2026 23:59', after: '13/01/2026 23:59' }] },
  ])
  expect(second.newPlaces).toEqual([])

  const { body: order } = await ana.call(orderRoutes.byCode, { code: 'PED-1' })
  const { body: history } = await ana.call(orderServed.history, { id: order.id })
  expect(history.map(({ type, detail }) => [type, detail])).toEqual([
    ['OrderChanged', 'Peso: 11,5 kg → 12.345,678 kg · Importado · pedidos.csv · linha 2'],
    ['OrderCreated', 'Importado · pedidos.csv · linha 2'],
  ])
  const elsewhereInTheCompany = app.as(['shipper_operator'], { userId: 'leo', operationGroups: ['g2'] })
  expect((await elsewhereInTheCompany.call(orderServed.history, { id: order.id })).status).toBe(404)

  // Amounts are added, each line on top of the one before, and once only.
  const added = sheet(line('PED-2', '1'), line('PED-2', '2'))
  expect((await foretold(added, { increment: 'true' })).changes.map(({ changes }) => changes[0])).toEqual([
    { name: 'Peso', before: '7 kg', after: '8 kg' },
    { name: 'Peso', before: '8 kg', after: '10 kg' },
  ])
  expect(counted(await foretold(added, { increment: 'true' }))).toEqual({ created: 0, changed: 0, same: 2, refused: 0 })

  // What only the order knows: another delivery place.
  const elsewhere = await foretold(sheet(line('PED-1', '1').replace(DELIVERY, COLLECT), line('PED-2', '10')))
  expect(elsewhere.problems.map(({ line: at, outcome, faults }) => [at, outcome, faults.map(({ message }) => message)])).toEqual([
    [2, 'REFUSED', [orderLabels.refusal.ORDER_PLACE_OTHER]],
  ])
})

it('a canceled note is refused, leaves its free order, and opens a pendency on a launched load (o29)', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'nina', operationGroups: ['g1'] })
  const zip = (files: Record<string, Buffer>) => Buffer.from(zipSync(files))
  const xml = (number: number, order: string) =>
    note({ number, items: `<det><prod><xProd>Bobina</xProd><xPed>${order}</xPed></prod></det>` })
  await send(ana, zip({ 'a.xml': xml(1, 'PED-1'), 'b.xml': xml(2, 'PED-2') }), { name: 'notas.zip' })
  expect(await ended(ana)).toMatchObject({ created: 2, refused: 0 })
  await app.caughtUp()
  const ofCode = async (code: string) => (await ana.call(orderRoutes.byCode, { code })).body
  const loadId = await launchedOf(ana, (await ofCode('PED-2')).id)

  const canceled = zip({
    'a-canc.xml': cancelation(keyOf(1)),
    'b-canc.xml': cancelation(keyOf(2)),
    'c-canc.xml': cancelation(keyOf(3)),
    'c.xml': xml(3, 'PED-3'),
  })
  const { changes, problems } = await check(ana, canceled, {}, 'canceladas.zip')
  expect(changes.map(({ code, loadId }) => [code, loadId])).toEqual([
    ['PED-1', undefined],
    ['PED-2', loadId],
  ])
  expect(problems.find(({ entry }) => entry === 'c.xml')?.faults).toEqual([{ column: 'nfeKey', message: cellFaults.canceled }])
  await send(ana, canceled, { name: 'canceladas.zip' })
  expect(await ended(ana)).toMatchObject({ status: 'FINISHED_WITH_ERRORS', created: 0, refused: 1 })
  await app.caughtUp()
  expect((await ofCode('PED-1')).notes).toEqual([])
  expect((await ofCode('PED-2')).notes).toMatchObject([{ nfeKey: keyOf(2) }])
  const { body } = await ana.call(pendencyRoutes.search, { pendingTypeId: '5' })
  expect(body.list).toMatchObject([{ shippingHash: loadId, openObservation: expect.stringContaining(keyOf(2)) }])
})
