import { attachmentList } from '@embarca/contracts/load/attachment-routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { PNG, upload } from '../../kit/multipart.ts'
import type { CallScenario } from './call-scenario.ts'
import { form, personas, type ScenarioSetting } from './setting.ts'

const { details } = loadDetailsRoutes
const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const { freightPrice: _, ...unpriced } = form()
const fob = { ...unpriced, freightType: 'FOB' as const, transporterId: 't1', target: nobody }
const launchedFob = async (scene: ScenarioSetting) => (await scene.execute(loadRoutes.launchFob, fob)).stream.slice('load-'.length)
const edited = { ...fob, tags: ['urgente'] }
const editing = {
  call: 'C065',
  given: async (scene: ScenarioSetting) => ({ ...edited, id: await launchedFob(scene) }),
  then: ['LoadTagged', 'LoadRestated'],
  shows: ({ id }: { id: string }) => ({ ask: details, input: { id }, at: 'tags', is: ['urgente'] }),
  refused: { given: async (scene: ScenarioSetting) => ({ ...edited, id: await scene.launched() }), code: 'LOAD_NOT_NOW' },
}

const uploaded = async ({ app }: ScenarioSetting, loadId: string): Promise<string> =>
  (await app.as(personas.staff).inject(upload('romaneio.png', PNG, `type=SHIPPING_DOCUMENT&loadId=${loadId}`))).json().fileId
const attached = async (scene: ScenarioSetting) => {
  const id = await scene.launched()
  const fileId = await uploaded(scene, id)
  await scene.execute(loadRoutes.attach, { id, fileId, name: 'romaneio.png' })
  return { id, attId: fileId }
}
const files = (id: string, at: string, is: unknown) => ({ ask: attachmentList, input: { id }, at, is })
const crew = { driver: { driverId: 'd2' }, vehicleIds: ['v2'], reason: 'Quebra' }

/** A FOB form once more, who drives it, and the files of a load. */
export const scenarios: readonly CallScenario[] = [
  { ...editing, row: loadRoutes.editFob },
  { ...editing, row: loadRoutes.editFobNamed },
  {
    call: 'C128',
    row: loadRoutes.changeCrew,
    given: async (scene) => ({ ...crew, id: deliveryOf(await scene.linked()) }),
    then: ['DriverReplaced', 'VehiclesReplaced'],
    shows: ({ id }) => ({ ask: details, input: { id: id.slice(0, -2) }, at: 'driverName', is: 'Davi' }),
    refused: {
      given: async (scene) => ({ ...crew, id: deliveryOf(await scene.linked()), driver: { driverId: 'd3' } }),
      code: 'DRIVER_UNKNOWN',
    },
  },
  {
    call: 'C110',
    row: loadRoutes.attach,
    given: async (scene) => {
      const id = await scene.launched()
      return { id, fileId: await uploaded(scene, id), name: 'romaneio.png' }
    },
    then: ['FileAttached'],
    shows: ({ id }) => files(id, 'list.0.name', 'romaneio.png'),
    refused: { given: async (scene) => ({ id: await scene.launched(), fileId: 'nothing', name: 'x' }), code: 'FILE_UNKNOWN' },
  },
  {
    call: 'C111',
    row: loadRoutes.changeAttachment,
    given: async (scene) => ({ ...(await attached(scene)), name: 'nota.png' }),
    then: ['AttachmentChanged'],
    shows: ({ id }) => files(id, 'list.0.name', 'nota.png'),
    refused: { given: async (scene) => ({ ...(await attached(scene)), attId: 'nothing', name: 'x' }), code: 'ATTACHMENT_UNKNOWN' },
  },
  {
    call: 'C112',
    row: loadRoutes.detach,
    given: attached,
    then: ['FileDetached'],
    shows: ({ id }) => files(id, 'list', []),
    refused: { given: async (scene) => ({ ...(await attached(scene)), attId: 'nothing' }), code: 'ATTACHMENT_UNKNOWN' },
  },
]
