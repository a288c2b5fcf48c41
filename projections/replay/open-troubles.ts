import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'

/** Names of what was open by a moment, oldest first. */
export type OpenTroubles = { readonly pendencies: readonly string[]; readonly incidents: readonly string[] }

/** The pendencies and incidents of a load that its events leave open. */
export const openTroubles = (events: readonly Recorded[]): OpenTroubles => {
  const pendencies = new Map<string, string>()
  const incidents = new Map<string, string>()
  const closed = new Map<string, string>()
  for (const event of events as readonly (Recorded & (PendencyEvent | IncidentEvent))[])
    switch (event.type) {
      case 'PendencyOpened':
        pendencies.set(event.data.pendencyId, event.data.name)
        break
      case 'PendencyResolved':
      case 'PendencyDisposed':
      case 'PendencyCanceled':
        pendencies.delete(event.data.pendencyId)
        break
      case 'IncidentOpened':
        incidents.set(event.data.incidentId, event.data.typeName)
        break
      case 'IncidentClosed':
      case 'IncidentCanceled': {
        const { incidentId } = event.data
        closed.set(incidentId, incidents.get(incidentId) ?? '')
        incidents.delete(incidentId)
        break
      }
      case 'IncidentReopened':
        incidents.set(event.data.incidentId, closed.get(event.data.incidentId) ?? '')
        break
    }
  return { pendencies: [...pendencies.values()], incidents: [...incidents.values()] }
}
