import { checklistCommands } from '@embarca/contracts/checklist/routes.ts'
import { visitFilesOf, visitOf } from '@embarca/contracts/gate/codes.ts'
import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { channelOf } from '@embarca/contracts/kit/owner.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PNG, upload } from '../kit/multipart.ts'
import { actor } from '../kit/tokens.ts'
import { openSetting, personas } from './scenarios/setting.ts'

const concierge = actor(['shipper_concierge'], { userId: 'carla' })
const elsewhere = actor(['shipper_concierge'], { userId: 'zeca', shipperId: 's2' })
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const item = (question: string, answerType: string, position: number) => ({
  ...{ question, answerType, position, mandatory: true, moment: 'ENTRY', vehicleTypes: [], gateIds: [], active: true },
  ...(answerType === 'PHOTO' && { photos: 1 }),
})

let setting: Awaited<ReturnType<typeof openSetting>>
let named: { readonly conciergeId: string; readonly shippingId: string }
let questions: readonly string[]
beforeAll(async () => {
  setting = await openSetting()
  const { execute, linked, app } = setting
  await execute(placeCommands.configureGate, { ...usualGateSettings, active: true, docks, id: 'mill' }, personas.approver)
  for (const one of [item('Foto do lacre', 'PHOTO', 1), item('Assinatura', 'SIGNATURE', 2)])
    await execute(checklistCommands.addItem, one as never, personas.approver)
  named = { conciergeId: 'mill', shippingId: await linked() }
  await execute(gateCommands.checkIn, named, concierge)
  const { body } = await app.as(concierge).call(gateRoutes.one, { id: 'mill', hash: named.shippingId })
  questions = body.checklists[0]!.items.filter(({ answerType }) => answerType !== 'YES_NO').map(({ id }) => id)
})
afterAll(() => setting.app.close())

const ownedBy = (driverId: string) => channelOf(visitFilesOf(visitOf(named.shippingId, named.conciergeId), driverId))
const send = (by: typeof concierge, owner: string) =>
  setting.app.as(by).inject(upload('lacre.png', PNG, `type=SHIPPING_DOCUMENT&owner=${encodeURIComponent(owner)}`))
const fileOf = async (driverId: string): Promise<string> => (await send(concierge, ownedBy(driverId))).json().fileId
const download = async (by: typeof concierge, fileId: string) =>
  (await setting.app.as(by).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${encodeURIComponent(fileId)}` })).statusCode
const answer = async (...files: readonly string[]) => {
  const answers = files.map((fileId, i) => ({ itemId: questions[i]!, files: [fileId] }))
  return setting.ask(gateCommands.answerChecklist, { ...named, answers }, concierge)
}

describe('photos and signatures of a visit (Y19, C371)', () => {
  it('are uploaded and read by people of its yard, and by no other company', async () => {
    const fileId = await fileOf('d1')
    expect([await download(concierge, fileId), await download(personas.staff, fileId)]).toEqual([200, 200])
    expect([await download(elsewhere, fileId), await download(personas.joao, fileId)]).toEqual([404, 404])
    expect((await send(elsewhere, ownedBy('d1'))).statusCode).toBe(404)
  })
  it('answer the questions, unless they were uploaded for another driver', async () => {
    const foreign = await answer(await fileOf('d2'))
    expect([foreign.status, foreign.body]).toMatchObject([422, { code: 'CHECKLIST_FILE_FOREIGN' }])
    const own = await answer(await fileOf('d1'), await fileOf('d1'))
    expect([own.status, own.body]).toMatchObject([200, { messages: ['A ação foi realizada com sucesso.'] }])
  })
  it('are gone when the driver is forgotten', async () => {
    const { body } = await setting.app.as(concierge).call(gateRoutes.one, { id: 'mill', hash: named.shippingId })
    const [signature] = body.checklists[0]!.items.find(({ answerType }) => answerType === 'SIGNATURE')!.answer!.files
    const by = { userId: 'bia', roles: ['shipper_admin'], shipperId: 's1' }
    const now = '2026-01-06T12:00:00.000Z'
    await forget(setting.app.data, { subject: 'd1', by, reason: 'pedido do titular', now, correlationId: 'c' })
    expect(await download(concierge, signature!)).toBe(404)
  })
})
