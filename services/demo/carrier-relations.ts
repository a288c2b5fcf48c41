import { shipperA, shipperB, shipperC } from '../identity/demo-ids.ts'
import { actorNamed } from './actors.ts'
import { carriers } from './fleet.ts'
import { moreCarriers } from './more-carriers.ts'
import type { ScenarioStep } from './scenario.ts'

const [first, second] = carriers
const tags = ['Refrigerado', 'Sider', 'Dedicada', 'Spot'] as const

/** Relations beyond those of the registers: invitations and requests that wait for an answer, tags, one that ended. */
export const relationSteps = (seed: string, at: string): readonly ScenarioStep[] => {
  const step = (type: string, username: string, id: string, data: object = {}): ScenarioStep => ({
    module: 'partnership',
    command: { type, data: { id, ...data } },
    by: actorNamed(username),
    key: `${seed}/relation/${type}/${username}/${id}/${JSON.stringify(data)}`,
    at,
  })
  return [
    step('Bind', 'operador.b', first!.id),
    step('Bind', 'operador.c', second!.id),
    step('AskPartnership', 'transportadora03', shipperB),
    step('AskPartnership', 'transportadora04', shipperC),
    ...moreCarriers
      .filter(({ shippers }) => shippers.includes(shipperA))
      .flatMap(({ id }, index) =>
        index % 3 === 0
          ? [step('AddTag', 'operador', id, { tag: tags[index % tags.length], operationGroupId: index % 2 ? 'sul' : 'sudeste' })]
          : [],
      ),
    step('ChangeDetails', 'admin', moreCarriers[3]!.id, {
      operationGroupIds: ['sul'],
      externalCode: 'TR-0048',
      contact: 'Rosana Klein',
      phone: '47991234567',
    }),
    step('Unbind', 'admin', moreCarriers[1]!.id, { loadCodes: [] }),
  ]
}
