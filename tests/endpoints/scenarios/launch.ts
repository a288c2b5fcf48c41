import { attachmentList } from '@embarca/contracts/load/attachment-routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { PNG, upload } from '../../kit/multipart.ts'
import type { CallScenario } from './call-scenario.ts'
import { form, personas, type ScenarioSetting } from './setting.ts'

const { details } = loadDetailsRoutes
const noTarget = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const { freightPrice: _, ...unpriced } = form()
const fob = { ...unpriced, freightType: 'FOB' as const, transporterId: 't1', target: noTarget }
const launchedFob = async (setting: ScenarioSetting) => (await setting.execute(loadRoutes.launchFob, fob)).stream.slice('load-'.length)
const edited = { ...fob, tags: ['urgente'] }
const editing = {
  call: 'C065',
  given: async (setting: ScenarioSetting) => ({ ...edited, id: await launchedFob(setting) }),
  then: ['LoadTagged', 'LoadRestated'],
  shows: ({ id }: { id: string }) => ({ ask: details, input: { id }, at: 'tags', is: ['urgente'] }),
  refused: { given: async (setting: ScenarioSetting) => ({ ...edited, id: await setting.launched() }), code: 'LOAD_NOT_NOW' },
}

const uploaded = async ({ app }: ScenarioSetting, loadId: string): Promise<string> =>
  (await app.as(personas.staff).inject(upload('romaneio.png', PNG, `type=SHIPPING_DOCUMENT&loadId=${loadId}`))).json().fileId
const attached = async (setting: ScenarioSetting) => {
  const id = await setting.launched()
  const fileId = await uploaded(setting, id)
  await setting.execute(loadRoutes.attach, { id, fileId, name: 'romaneio.png' })
  return { id, attId: fileId }
}
const files = (id: string, at: string, is: unknown) => ({ ask: attachmentList, input: { id }, at, is })
const crew = { driver: { driverId: 'd2' }, vehicleIds: ['v2'], reason: 'Quebra' }

/** Editing a FOB load, binding its driver, and the files of a load. */
export const scenarios: readonly CallScenario[] = [
  { ...editing, row: loadRoutes.editFob },
  { ...editing, row: loadRoutes.editFobNamed },
  {
    call: 'C128',
    row: loadRoutes.changeCrew,
    given: async (setting) => ({ ...crew, id: deliveryOf(await setting.linked()) }),
    then: ['DriverReplaced', 'VehiclesReplaced'],
    shows: ({ id }) => ({ ask: details, input: { id: id.slice(0, -2) }, at: 'driverName', is: 'Davi' }),
    refused: {
      given: async (setting) => ({ ...crew, id: deliveryOf(await setting.linked()), driver: { driverId: 'd3' } }),
      code: 'DRIVER_UNKNOWN',
    },
  },
  {
    call: 'C110',
    row: loadRoutes.attach,
    given: async (setting) => {
      const id = await setting.launched()
      return { id, fileId: await uploaded(setting, id), name: 'romaneio.png' }
    },
    then: ['FileAttached'],
    shows: ({ id }) => files(id, 'list.0.name', 'romaneio.png'),
    refused: { given: async (setting) => ({ id: await setting.launched(), fileId: 'nothing', name: 'x' }), code: 'FILE_UNKNOWN' },
  },
  {
    call: 'C111',
    row: loadRoutes.changeAttachment,
    given: async (setting) => ({ ...(await attached(setting)), name: 'nota.png' }),
    then: ['AttachmentChanged'],
    shows: ({ id }) => files(id, 'list.0.name', 'nota.png'),
    refused: { given: async (setting) => ({ ...(await attached(setting)), attId: 'nothing', name: 'x' }), code: 'ATTACHMENT_UNKNOWN' },
  },
  {
    call: 'C112',
    row: loadRoutes.detach,
    given: attached,
    then: ['FileDetached'],
    shows: ({ id }) => files(id, 'list', []),
    refused: { given: async (setting) => ({ ...(await attached(setting)), attId: 'nothing' }), code: 'ATTACHMENT_UNKNOWN' },
  },
]
