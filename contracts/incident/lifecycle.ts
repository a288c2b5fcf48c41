import { setup } from 'xstate'

/** When an incident admits which command, and where that leads. */
export const incidentLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'incident',
  initial: 'NEW',
  states: {
    NEW: { on: { OpenIncident: 'CREATED' } },
    CREATED: { on: { CommentOnIncident: 'CREATED', CloseIncident: 'RESOLVED', CancelIncident: 'CANCELED' } },
    RESOLVED: { on: { ReopenIncident: 'CREATED' } },
    CANCELED: { on: { ReopenIncident: 'CREATED' } },
  },
})
