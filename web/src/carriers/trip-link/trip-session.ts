import { toggles } from '@embarca/contracts/toggles.ts'
import { sessionOf, type UserSession } from '../../session/session.ts'

/** Who works a trip from its link has no account; entries of the queue belong to the trip. */
export const sessionOfTrip = (loadId: string): UserSession =>
  sessionOf({
    ...{ username: '', user_id: `trip-link-${loadId}`, name: '', email: '', roles: ['driver'] },
    ...{ flNotifyBySystem: false, playerIds: [], operationGroups: [], toggles },
  })
