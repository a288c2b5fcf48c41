import { messageConsentRoutes } from '@embarca/contracts/message-consent/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { tania } = personas
const { own, allow, stop } = messageConsentRoutes
const company = { id: 't1', shipperId: 'embarca', name: 'TransNorte', document: '11222333000181', city: 'Curitiba', state: 'PR' }
/** The company's registered phone. */
const phoned = async ({ app }: ScenarioSetting, phone: string) => {
  const by = { userId: 'system', roles: ['system'], shipperId: 'embarca' }
  await app.record('transporter-t1', [{ type: 'TransporterChanged', data: { ...company, shippers: ['s1'], phone } }], { by })
  return {}
}
const refused = { given: (setting: ScenarioSetting) => phoned(setting, '3322-4455'), code: 'NO_PHONE' } as const

export const scenarios: readonly CallScenario[] = [
  {
    row: allow,
    by: tania,
    given: (setting) => phoned(setting, '(41) 3322-4455'),
    then: ['MessagesAllowed'],
    shows: () => ({ ask: own, input: {}, at: 'isOn', is: true, as: tania }),
    refused,
  },
  {
    row: stop,
    by: tania,
    given: async (setting) => {
      await phoned(setting, '(41) 3322-4455')
      await setting.app.as(tania).call(allow, {})
      return {}
    },
    then: ['MessagesStopped'],
    shows: () => ({ ask: own, input: {}, at: 'isOn', is: false, as: tania }),
    refused,
  },
]
