import { setup } from 'xstate'

/** A thing that is only registered, changed and removed. */
export const registryLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'registry',
  initial: 'ABSENT',
  states: {
    ABSENT: { on: { Register: 'REGISTERED' } },
    REGISTERED: { on: { Change: 'REGISTERED', Remove: 'REMOVED' } },
    REMOVED: { on: { Register: 'REGISTERED' } },
  },
})
