import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { carrierPendencyCommands, carrierPendencyRoutes } from '@embarca/contracts/pendency/carrier-routes.ts'
import { pendencyCommands, pendencyRoutes, pendencyTypeCommands } from '@embarca/contracts/pendency/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { joao, tania, staff } = personas
const observation = 'O motorista esperou seis horas na fábrica.'
const nowhere = { given: async () => ({ id: 'nothing.1', observation }), code: 'NOT_FOUND', status: 404 }

/** A load in delivery with a pendency that its carrier has reported. */
const reported = async (setting: ScenarioSetting) => {
  const loadId = await setting.inDelivery()
  await setting.execute(carrierPendencyCommands.byCarrier, { loadId, pendingTypeId: 9, observation }, tania)
  const { body } = await setting.ask(pendencyRoutes.ofDelivery as never, { deliveryId: deliveryOf(loadId) } as never)
  const { list } = body as unknown as { readonly list: readonly { readonly id: string; readonly pendingType: { readonly id: string } }[] }
  return { id: list.find(({ pendingType }) => pendingType.id === '9')!.id, loadId }
}
const that =
  (more: object = {}) =>
  async (setting: ScenarioSetting) => ({ id: (await reported(setting)).id, ...more })
const ended = async (setting: ScenarioSetting) => {
  const { id } = await reported(setting)
  await setting.execute(pendencyCommands.resolve, { id, observation })
  return { id, observation }
}
const found =
  (at: string, is: unknown) =>
  ({ id }: { readonly id: string }) => ({
    ask: pendencyRoutes.ofDelivery,
    input: { deliveryId: deliveryOf(id.replace(/\.\d+$/, '')) },
    at: `list.0.${at}`,
    is,
  })

/** Pendencies that carriers report and staff settles (C179–C188). */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C183',
    row: pendencyCommands.resolve,
    given: that({ observation }),
    then: ['PendencyResolved'],
    shows: found('resolveObservation', observation),
    refused: { given: ended, code: 'PENDENCY_NOT_OPEN' },
  },
  {
    call: 'C182',
    row: pendencyCommands.dispose,
    given: that({ observation }),
    then: ['PendencyDisposed'],
    shows: found('status', 'DISPOSED'),
    refused: { given: ended, code: 'PENDENCY_NOT_OPEN' },
  },
  {
    call: 'C184',
    row: pendencyCommands.markAsUnviewed,
    given: async (setting) => {
      const { id } = await reported(setting)
      await setting.app.as(staff).inject({ method: 'GET', url: `/webshipper/pending/${id}` })
      return { id }
    },
    then: ['PendencyUnviewed'],
    shows: found('viewed', false),
    refused: nowhere,
  },
  {
    call: 'C188',
    row: pendencyTypeCommands.change,
    by: { ...staff, roles: ['shipper_admin'] },
    given: async () => ({ id: '12', name: 'Cliente ausente', daysToResolve: 3, blocks: ['FinishLoad'] }),
    then: ['PendencyTypeChanged'],
    shows: () => ({ ask: pendencyRoutes.types, input: {}, at: '11.name', is: 'Cliente ausente' }),
    refused: { given: async () => ({ id: '12', name: ' ' }), code: 'NAME_MISSING' },
  },
  {
    row: carrierPendencyCommands.byCarrier,
    by: tania,
    given: async (setting) => ({ loadId: await setting.inDelivery(), pendingTypeId: '8', observation }),
    then: ['PendencyOpened'],
    shows: ({ loadId: id }) => ({
      ask: carrierPendencyRoutes.ofCarrier,
      input: { id },
      at: 'list.0.observation',
      is: observation,
      as: tania,
    }),
    refused: {
      given: async (setting) => ({ loadId: await setting.inDelivery(), pendingTypeId: 12, observation }),
      code: 'PENDENCY_TYPE_UNKNOWN',
    },
  },
  {
    row: carrierPendencyCommands.byDriver,
    by: joao,
    given: async (setting) => ({ loadId: await setting.inDelivery(), pendingTypeId: 12, observation }),
    then: ['PendencyOpened'],
    shows: ({ loadId: id }) => ({
      ask: carrierPendencyRoutes.ofDriver,
      input: { id },
      at: 'list.0.observation',
      is: observation,
      as: joao,
    }),
    refused: {
      given: async (setting) => ({ loadId: await setting.inDelivery(), pendingTypeId: 9, observation }),
      code: 'PENDENCY_TYPE_UNKNOWN',
    },
  },
]
