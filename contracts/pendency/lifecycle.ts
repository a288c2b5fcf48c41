import { setup } from 'xstate'

/** When a pendency admits which command, and where that leads (o41): an ended one is never opened again. */
export const pendencyLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'pendency',
  initial: 'OPEN',
  states: {
    OPEN: { on: { ResolvePendency: 'RESOLVED', DisposePendency: 'DISPOSED', CancelPendencies: 'CANCELED' } },
    RESOLVED: { type: 'final' },
    DISPOSED: { type: 'final' },
    CANCELED: { type: 'final' },
  },
})
