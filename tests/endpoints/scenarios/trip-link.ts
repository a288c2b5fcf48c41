import { tripLinkCommands, tripLinkRoutes } from '@embarca/contracts/trip-link/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const { staff, tania } = personas
/** A trip that has a link. */
const linked = async (setting: ScenarioSetting) => {
  const id = await setting.bound()
  await setting.app.as(tania).call(tripLinkRoutes.ownMake, { id })
  return { id }
}
const unlinked = { given: async (setting: ScenarioSetting) => ({ id: await setting.bound() }), code: 'TRIP_LINK_UNKNOWN' }
const unlinkedOut = { ...unlinked, given: async (setting: ScenarioSetting) => ({ ...(await unlinked.given(setting)), way: 'COPY' }) }
const { status } = tripLinkRoutes

export const scenarios: readonly CallScenario[] = [
  {
    row: tripLinkCommands.handOut,
    by: staff,
    given: async (setting) => ({ ...(await linked(setting)), way: 'WHATSAPP', receiver: '4410' }),
    then: ['TripLinkHandedOut'],
    shows: ({ id }) => ({ ask: status, input: { id }, at: 'handedOut.0.receiver', is: '4410' }),
    refused: unlinkedOut,
  },
  {
    row: tripLinkCommands.revoke,
    by: staff,
    given: linked,
    then: ['TripLinkEnded'],
    shows: ({ id }) => ({ ask: status, input: { id }, at: 'endedBy', is: 'REVOKED' }),
    refused: unlinked,
  },
  {
    row: tripLinkCommands.ownHandOut,
    by: tania,
    given: async (setting) => ({ ...(await linked(setting)), way: 'QR' }),
    then: ['TripLinkHandedOut'],
    shows: ({ id }) => ({ ask: status, input: { id }, at: 'handedOut.0.way', is: 'QR' }),
    refused: unlinkedOut,
  },
  {
    row: tripLinkCommands.ownRevoke,
    by: tania,
    given: linked,
    then: ['TripLinkEnded'],
    shows: ({ id }) => ({ ask: status, input: { id }, at: 'state', is: 'OVER' }),
    refused: unlinked,
  },
]
