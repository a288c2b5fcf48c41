import { pushDeviceRoutes, webPushCommands } from '@embarca/contracts/web-push/routes.ts'
import { pushDevice } from '../../kit/push-device.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { tania } = personas
const subscription = () => {
  const { endpoint, p256dh, auth } = pushDevice('fcm/send/scenario')
  return { endpoint, p256dh, auth }
}
const known = async (setting: ScenarioSetting) => {
  const device = subscription()
  await setting.app.as(tania).call(webPushCommands.add, device)
  return { endpoint: device.endpoint, reason: 'SWITCHED_OFF' }
}
/** No push service of a browser: the server would post into its own network. */
const inside = 'https://127.0.0.1/push'

export const scenarios: readonly CallScenario[] = [
  {
    row: webPushCommands.add,
    by: tania,
    given: async () => subscription(),
    then: ['PushDeviceAdded'],
    shows: () => ({ ask: pushDeviceRoutes.own, input: {}, at: 'devices', is: 1, as: tania }),
    refused: { code: 'INVALID', status: 400, given: async () => ({ ...subscription(), endpoint: inside }) },
  },
  {
    row: webPushCommands.remove,
    by: tania,
    given: known,
    then: ['PushDeviceRemoved'],
    shows: () => ({ ask: pushDeviceRoutes.own, input: {}, at: 'devices', is: 0, as: tania }),
    refused: { code: 'INVALID', status: 400, given: async () => ({ endpoint: inside, reason: 'SWITCHED_OFF' }) },
  },
]
