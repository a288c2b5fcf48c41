import { setup } from 'xstate'

/** Its load is a lot: its end frees what is left of the orders. */
export type MountContext = { readonly isLot: boolean }

const staying = { ChangeMount: 'FORMED', AddOrders: 'FORMED', RemoveOrders: 'FORMED' } as const

/** A formed load is launched as a load, or unmounted; when its load ends undelivered its orders are free, until that load is reopened (readings o7). */
export const mountLifecycle = setup({
  types: { context: {} as MountContext, events: {} as { type: string }, input: {} as MountContext },
  guards: { isLot: ({ context }) => context.isLot },
}).createMachine({
  id: 'mount',
  initial: 'NEW',
  context: ({ input }) => input,
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
        SettleGroups: 'FORMED',
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
        NoteMountDelivered: [{ guard: 'isLot', target: 'UNMOUNTED' }, { target: 'LAUNCHED' }],
        NoteMountReset: 'LAUNCHED',
      },
    },
    UNMOUNTED: { on: { RetakeMount: 'LAUNCHED' } },
  },
})
