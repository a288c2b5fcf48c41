import { incidentLabels } from '@embarca/contracts/incident/labels.pt.ts'
import type { SharedLoad } from '@embarca/contracts/share/routes.ts'
import type { Views } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'
import { LOAD_INCIDENTS, type LoadIncidents } from './of-load.ts'

type ForClient = NonNullable<SharedLoad['incidents']>

/** The incidents of a load that its client may see, the latest first: type, instants and texts, no names and no files (readings o56). */
export const incidentsForClient = async (views: Pick<Views, 'get'>, loadId: string): Promise<ForClient> => {
  const found = await views.get<LoadIncidents>(LOAD_INCIDENTS, loadId)
  return (found?.incidents ?? [])
    .filter(({ isShown, status }) => isShown && status !== 'CANCELED')
    .map(({ typeName, status, openedAt, closedAt, events }) => ({
      ...{ typeName, status: incidentLabels.status[status], isOpen: status === 'CREATED', openedAt, ...given({ closedAt }) },
      events: events.map(({ date: at, observation: text }) => ({ at, text })),
    }))
    .reverse()
}
