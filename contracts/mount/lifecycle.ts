import { setup } from 'xstate'

const staying = { ChangeMount: 'FORMED', AddOrders: 'FORMED', RemoveOrders: 'FORMED' } as const

/** A formed load is launched as a load, or unmounted; when its load ends undelivered its orders are free, until that load is reopened (readings o7). */
export const mountLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'mount',
  initial: 'NEW',
  states: {
    NEW: { on: { FormMount: 'FORMED' } },
    FORMED: {
      on: {
        ...staying,
        UnmountMount: 'UNMOUNTED',
        RestateOrder: 'FORMED',
        ReserveLaunch: 'FORMED',
        ReleaseLaunch: 'FORMED',
        FollowLaunch: 'LAUNCHED',
      },
    },
    LAUNCHED: {
      on: {
        ReleaseMount: 'UNMOUNTED',
        FollowLaunch: 'LAUNCHED',
        RestateOrder: 'LAUNCHED',
        TakeOrders: 'LAUNCHED',
        GiveBackOrders: 'LAUNCHED',
        NoteDropEnded: 'LAUNCHED',
        NoteMountDelivered: 'LAUNCHED',
        NoteMountReset: 'LAUNCHED',
      },
    },
    UNMOUNTED: { on: { RetakeMount: 'LAUNCHED' } },
  },
})
