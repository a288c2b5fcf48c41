import { loadOfIncident } from '@embarca/contracts/incident/codes.ts'
import { carrierIncidentCommands, carrierIncidentRoutes, incidentCommands, incidentRoutes } from '@embarca/contracts/incident/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { departmentCommands, occurrenceResolutionCommands, occurrenceTypeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { staff, approver, tania, joao } = personas
const { open, addEvent, close, cancel, hide, show, reopen } = incidentCommands
const { transporterOpen, transporterAddEvent, driverOpen, driverAddEvent } = carrierIncidentCommands
const { one } = incidentRoutes

/** The entry of that name, registered once. */
const registered = async (
  { execute, app }: ScenarioSetting,
  list: typeof referenceRoutes.occurrenceTypes | typeof referenceRoutes.departments | typeof referenceRoutes.resolutions,
  add: Parameters<ScenarioSetting['execute']>[0],
  name: string,
  fields: object = {},
): Promise<string> => {
  const found = async () => {
    const { body } = await app.as(approver).call(list, {})
    return (body as readonly { id: string; name: string }[]).find((entry) => entry.name === name)?.id
  }
  if (!(await found())) await execute(add, { name, ...fields } as never, approver)
  return (await found())!
}
const typeIn = (setting: ScenarioSetting) =>
  registered(setting, referenceRoutes.occurrenceTypes, occurrenceTypeCommands.addOccurrenceType, 'Avaria na carga', {
    ...{ category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true, active: true },
  })
const opening = async (setting: ScenarioSetting, load?: string) => ({
  shippingDeliveryId: deliveryOf(load ?? (await setting.linked())),
  occurrenceTypeId: await typeIn(setting),
  observation: 'Caixa molhada',
})
const idOf = (stream: string) => stream.slice('incident-'.length)
const opened = async (setting: ScenarioSetting) => idOf((await setting.execute(open, await opening(setting), staff)).stream)
const byCarrier = async (setting: ScenarioSetting) => {
  const { shippingDeliveryId: deliveryId, ...rest } = await opening(setting)
  return { deliveryId, ...rest }
}
const closed = async (setting: ScenarioSetting) => {
  const id = await opened(setting)
  await setting.execute(close, { id, observation: 'Resolvido' }, staff)
  return id
}
const onCanceled = { given: async (setting: ScenarioSetting) => opening(setting, await setting.canceled()), code: 'LOAD_TAKES_NO_INCIDENT' }
/** As its carriers call it. */
const unreached = {
  given: async (setting: ScenarioSetting) => {
    const { shippingDeliveryId: deliveryId, ...rest } = await opening(setting, await setting.canceled())
    return { deliveryId, ...rest }
  },
}
const ended = (more: object) => ({
  given: async (setting: ScenarioSetting) => ({ id: await closed(setting), ...more }),
  code: 'INCIDENT_NOT_OPEN',
})
const ofUnknown = (more: object = {}) => ({ given: async () => ({ id: 'nothing', ...more }), code: 'NOT_FOUND', status: 404 })
const staffSees = (id: string, at: string, is: unknown) => ({ ask: one, input: { id }, at, is })
const carrierSees = (as: Actor, id: string, at: string, is: unknown) => ({
  ask: as === joao ? carrierIncidentRoutes.ofDriver : carrierIncidentRoutes.ofTransporter,
  ...{ input: { id: loadOfIncident(id) }, at, is, as },
})

export const scenarios: readonly CallScenario[] = [
  {
    call: 'C191',
    row: open,
    given: (setting) => opening(setting),
    then: ['IncidentOpened'],
    shows: (_, stream) => staffSees(idOf(stream), 'typeName', 'Avaria na carga'),
    refused: onCanceled,
  },
  {
    call: 'C194',
    row: addEvent,
    given: async (setting) => ({ id: await opened(setting), observation: 'Foto do lacre' }),
    then: ['IncidentCommented'],
    shows: ({ id }) => staffSees(id, 'events.1.observation', 'Foto do lacre'),
    refused: ended({ observation: 'Tarde demais' }),
  },
  {
    call: 'C195',
    row: close,
    given: async (setting) => ({
      id: await opened(setting),
      observation: 'Indenizado',
      cost: 120_000,
      resolutionId: await registered(setting, referenceRoutes.resolutions, occurrenceResolutionCommands.addResolution, 'Indenização'),
      shipperDepartmentId: await registered(setting, referenceRoutes.departments, departmentCommands.addDepartment, 'Expedição'),
    }),
    then: ['IncidentClosed'],
    shows: ({ id }) => staffSees(id, 'cost', 120_000),
    refused: ended({ observation: 'De novo' }),
  },
  {
    call: 'C196',
    row: cancel,
    given: async (setting) => ({ id: await opened(setting), reason: 'Aberta por engano' }),
    then: ['IncidentCanceled'],
    shows: ({ id }) => staffSees(id, 'cancelReason', 'Aberta por engano'),
    refused: ended({ reason: 'Tarde demais' }),
  },
  {
    call: 'C198',
    row: show,
    given: async (setting) => ({ id: await opened(setting) }),
    then: ['IncidentShownToClient'],
    shows: ({ id }) => staffSees(id, 'isShown', true),
    refused: ofUnknown(),
  },
  {
    call: 'C197',
    row: hide,
    given: async (setting) => {
      const id = await opened(setting)
      await setting.execute(show, { id }, staff)
      return { id }
    },
    then: ['IncidentHiddenFromClient'],
    shows: ({ id }) => staffSees(id, 'isShown', false),
    refused: ofUnknown(),
  },
  {
    call: 'C199',
    row: reopen,
    given: async (setting) => ({ id: await closed(setting) }),
    then: ['IncidentReopened'],
    shows: ({ id }) => staffSees(id, 'status', 'CREATED'),
    refused: { given: async (setting) => ({ id: await opened(setting) }), code: 'INCIDENT_STILL_OPEN' },
  },
  {
    row: transporterOpen,
    by: tania,
    given: byCarrier,
    then: ['IncidentOpened'],
    shows: (_, stream) => carrierSees(tania, idOf(stream), 'list.0.agent', 'TRANSPORTER'),
    refused: { ...unreached, code: 'LOAD_TAKES_NO_INCIDENT' },
  },
  {
    row: transporterAddEvent,
    by: tania,
    given: async (setting) => ({ id: await opened(setting), observation: 'Coletamos com a caixa seca' }),
    then: ['IncidentCommented'],
    shows: ({ id }) => carrierSees(tania, id, 'list.0.events.1.agent', 'TRANSPORTER'),
    refused: ended({ observation: 'Tarde demais' }),
  },
  {
    row: driverOpen,
    by: joao,
    given: byCarrier,
    then: ['IncidentOpened'],
    shows: (_, stream) => carrierSees(joao, idOf(stream), 'list.0.agent', 'DRIVER'),
    refused: { ...unreached, code: 'NOT_FOUND', status: 404 },
  },
  {
    row: driverAddEvent,
    by: joao,
    given: async (setting) => ({ id: await opened(setting), observation: 'A doca estava alagada' }),
    then: ['IncidentCommented'],
    shows: ({ id }) => carrierSees(joao, id, 'list.0.events.1.agent', 'DRIVER'),
    refused: ended({ observation: 'Tarde demais' }),
  },
]
