import { setup } from 'xstate'

/** What the machine's guards read besides the status. */
export type OrderContext = {
  /** A reason for a block is given, or stays. */
  readonly blocked: boolean
  /** The withdrawal takes all that remains. */
  readonly last: boolean
  /** The load was delivered meanwhile, or ended without a delivery. */
  readonly loadDelivered: boolean
  readonly loadEnded: boolean
}

const edited = [{ guard: 'blocked', target: 'BLOCKED' }, { target: 'UNBIND' }] as const
const launched = [
  { guard: 'loadEnded', target: 'UNBIND' },
  { guard: 'loadDelivered', target: 'DELIVERED' },
  { target: 'LAUNCHED' },
] as const
const changing = {
  ChangeOrder: [...edited],
  ChangeUnboundOrder: [...edited],
  ScheduleOrder: [...edited],
  ChangeCollectPlace: [...edited],
  ChangeDeliveryPlace: [...edited],
  ImportOrder: [...edited],
  RemoveOrder: 'REMOVED',
} as const

/**
 * When an order admits which command, and where that leads (readings o2). Formed loads and loads bind it by their own streams and tell it:
 * what they say is admitted also where a planner's block came in between.
 */
export const orderLifecycle = setup({
  types: { context: {} as OrderContext, events: {} as { type: string }, input: {} as OrderContext },
  guards: {
    blocked: ({ context }) => context.blocked,
    last: ({ context }) => context.last,
    loadDelivered: ({ context }) => context.loadDelivered,
    loadEnded: ({ context }) => context.loadEnded,
  },
}).createMachine({
  id: 'order',
  initial: 'NEW',
  context: ({ input }) => input,
  states: {
    NEW: {
      on: {
        CreateOrder: [...edited],
        ImportOrder: [...edited],
        CreatePortion: [{ guard: 'loadDelivered', target: 'DELIVERED' }, { target: 'UNBIND' }],
      },
    },
    UNBIND: {
      on: {
        ...changing,
        RemoveNote: 'UNBIND',
        WithdrawPortion: [{ guard: 'last', target: 'SPLIT' }, { target: 'UNBIND' }],
        ReturnPortion: 'UNBIND',
        MountOrder: 'MOUNTED',
        LaunchOrder: [...launched],
      },
    },
    BLOCKED: { on: { ...changing, RemoveNote: 'BLOCKED', ReturnPortion: 'BLOCKED', MountOrder: 'MOUNTED', LaunchOrder: [...launched] } },
    MOUNTED: {
      on: {
        ChangeOrder: 'MOUNTED',
        ScheduleOrder: 'MOUNTED',
        ImportOrder: 'MOUNTED',
        RemoveNote: 'MOUNTED',
        ReturnPortion: 'MOUNTED',
        UnmountOrder: 'UNBIND',
        LaunchOrder: [...launched],
      },
    },
    LAUNCHED: {
      on: {
        ChangeOrder: 'LAUNCHED',
        ImportOrder: 'LAUNCHED',
        RemoveNote: 'LAUNCHED',
        ReturnPortion: 'LAUNCHED',
        UnmountOrder: 'UNBIND',
        ReleaseOrder: 'UNBIND',
        MountOrder: 'MOUNTED',
        DeliverPortion: 'UNBIND',
        DeliverOrder: 'DELIVERED',
      },
    },
    DELIVERED: {
      on: {
        ImportOrder: 'DELIVERED',
        RemoveNote: 'DELIVERED',
        ReturnPortion: 'DELIVERED',
        ReleaseOrderCode: 'DELIVERED',
        ResetOrderDelivery: 'LAUNCHED',
      },
    },
    SPLIT: { on: { ImportOrder: 'SPLIT', RemoveNote: 'SPLIT', ReturnPortion: 'UNBIND', ReleaseOrderCode: 'SPLIT' } },
    REMOVED: {},
  },
})
