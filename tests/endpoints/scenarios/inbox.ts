import { inboxCommands, inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import type { ScenarioSetting } from './setting.ts'

const UNTIL = '2099-01-01T00:00:00.000Z'
const untilInvalid = async () => ({ until: 'ontem' })
const invalid = { code: 'INVALID', status: 400 } as const
const hired = async (setting: ScenarioSetting) => ({ id: await setting.hired(), until: UNTIL })

/** What each user has read and muted of what others did (C396). */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C396',
    row: inboxCommands.readLoad,
    given: hired,
    then: ['InboxRead'],
    shows: ({ id }) => ({ ask: inboxRoutes.summary, input: {}, at: `byLoad.${id}`, is: undefined }),
    refused: { ...invalid, given: async () => ({ id: 'offered', until: 'ontem' }) },
  },
  {
    row: inboxCommands.readAll,
    given: async (setting) => ({ until: (await hired(setting)).until }),
    then: ['InboxRead'],
    shows: () => ({ ask: inboxRoutes.summary, input: {}, at: 'unread', is: 0 }),
    refused: { ...invalid, given: untilInvalid },
  },
  {
    row: inboxCommands.mute,
    given: async () => ({ kinds: ['TRIP'] }),
    then: ['InboxKindsMuted'],
    shows: () => ({ ask: inboxRoutes.summary, input: {}, at: 'muted.0', is: 'TRIP' }),
    refused: { ...invalid, given: async () => ({ kinds: ['SONS'] }) },
  },
]
