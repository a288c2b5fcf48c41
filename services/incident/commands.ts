import { incidentIdOf } from '@embarca/contracts/incident/codes.ts'
import { commandTable } from '../kit/command-row.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { closingLookup, loadNamed, openingLookup } from './lookups.ts'
import { opening } from './open.ts'
import { showing, treating } from './treat.ts'
import type { IncidentTypes } from './types.ts'

export const incidentCommands = commandTable<IncidentTypes>()({
  OpenIncident: {
    streamId: (call, { newId }) => incidentIdOf(loadNamed(call), newId),
    owner: async (_, call, context) => ownershipOf(await loadOf(context, loadNamed(call)), context),
    lookups: openingLookup,
    decide: opening.OpenIncident,
  },
  CommentOnIncident: { decide: treating.CommentOnIncident },
  CloseIncident: { lookups: closingLookup, decide: treating.CloseIncident },
  CancelIncident: { decide: treating.CancelIncident },
  ReopenIncident: { decide: treating.ReopenIncident, notAllowed: 'INCIDENT_STILL_OPEN' },
  ShowIncidentToClient: { outsideLifecycle: true, decide: showing.ShowIncidentToClient },
  HideIncidentFromClient: { outsideLifecycle: true, decide: showing.HideIncidentFromClient },
})
