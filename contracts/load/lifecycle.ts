import { setup } from 'xstate'
import { changesIn } from './changes.ts'
import type { HiringType } from './codes.ts'

/** What the machine's guards read besides the status; filled from state and events when a command is decided. */
export type LoadContext = {
  readonly hiringType: HiringType
  /** A lot. */
  readonly lot: boolean
  /** A withdrawal of a lot. */
  readonly part: boolean
  /** FOB or dedicated: its transporter is known without an offer. */
  readonly settled: boolean
  /** It waits for the vehicle of a contract. */
  readonly standsBy: boolean
  /** Driver and vehicle are known, too. */
  readonly manned: boolean
  /** An edit names another transporter. */
  readonly reassigned: boolean
  /** The launch date is in the future. */
  readonly scheduled: boolean
  readonly firstAccept: boolean
  /** A transporter accepted, bid or proposed. */
  readonly answered: boolean
  readonly approvalRequired: boolean
  readonly onlyHiring: boolean
  /** Its last visit at a gate had no loading of its own, so that the collect ended with the exit. */
  readonly collectsUntilExit: boolean
}

/** Statuses a shipper may send a load back to, earliest first (readings b2.31). */
export const resetTargets = [
  'ASSIGNED_TO_TRANSPORTER',
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
  'IN_COLLECT',
  'COLLECT_DONE',
  'IN_TRANSIT',
  'IN_DELIVERY',
] as const

type Named = { type: string; data?: { status?: string } }

/** See `decisions/0010`. */
const settle = [
  { guard: 'manned', target: 'LINKED_TO_DRIVER_VEHICLE' },
  { guard: 'settled', target: 'ASSIGNED_TO_TRANSPORTER' },
] as const
const offer = [{ guard: 'offersClosedPrice', target: 'WAIT_TRANSPORTER_ACCEPT' }, { target: 'NEGOTIATION' }] as const
const standBy = [{ guard: 'standsBy', target: 'CREATED' }] as const
const begin = [...settle, ...standBy, ...offer] as const
const open = [{ guard: 'scheduled', target: 'CREATED' }, ...begin] as const
/** The form of a settled load is sent again; its status stays. */
const edited = <Status extends string>(status: Status) =>
  ({
    EditFob: [
      { guard: 'manned', target: 'LINKED_TO_DRIVER_VEHICLE' },
      { guard: 'reassigned', target: 'ASSIGNED_TO_TRANSPORTER' },
      { guard: 'settled', target: status },
    ],
  }) as const
/** A hiring settled at launch is no acceptance. */
const undo = [
  { guard: 'wasClosedPrice', target: 'WAIT_TRANSPORTER_ACCEPT' },
  { guard: 'wasOffered', target: 'NEGOTIATION' },
] as const
const hire = [{ guard: 'approvalRequired', target: 'WAITING_APPROVE' }, { target: 'ASSIGNED_TO_TRANSPORTER' }] as const
/** A lot has agreements instead (`decisions/0014`). */
const hireSingle = [
  { guard: 'singleToApprove', target: 'WAITING_APPROVE' },
  { guard: 'single', target: 'ASSIGNED_TO_TRANSPORTER' },
] as const
/** See `decisions/0005`. */
const complete = [{ guard: 'answered', target: 'OFFER_COMPLETED' }, { target: 'EXPIRED' }] as const
/** A single load that the vehicle of a contract takes over (Y26). */
const dedicate = { BindDedicated: { guard: 'single', target: 'LINKED_TO_DRIVER_VEHICLE' } } as const
/** Its load waits for another vehicle (Y27). */
const release = { ReleaseDedicated: 'CREATED' } as const
/** Another contract carries it, or its contract has another crew (Y30). */
const redirect = { ChangeDedicated: 'LINKED_TO_DRIVER_VEHICLE', FollowContract: 'LINKED_TO_DRIVER_VEHICLE' } as const
const cancel = { CancelLoad: 'CANCELED', CancelDelivery: 'CANCELED' } as const
/** Back to an earlier status, never forward (`decisions/0006`). */
const resetFrom = (...earlier: readonly (typeof resetTargets)[number][]) => ({
  ResetStatus: earlier.map((target) => ({ guard: { type: 'wants', params: { status: target } } as const, target })),
})

/**
 * When a load admits which command, and where that leads (readings b3). It gives the next status when a command is
 * decided; the event records it, and replay does not compute it again.
 */
export const loadLifecycle = setup({
  types: { context: {} as LoadContext, events: {} as Named, input: {} as LoadContext },
  guards: {
    settled: ({ context }) => context.settled,
    standsBy: ({ context }) => context.standsBy,
    manned: ({ context }) => context.settled && context.manned,
    reassigned: ({ context }) => context.settled && context.reassigned,
    scheduled: ({ context }) => context.scheduled,
    offersClosedPrice: ({ context }) => context.hiringType === 'NORMAL' && !context.lot,
    wasOffered: ({ context }) => !context.settled && !context.part,
    wasClosedPrice: ({ context }) => !context.settled && !context.part && context.hiringType === 'NORMAL' && !context.lot,
    firstAccept: ({ context }) => context.firstAccept,
    firstAcceptToApprove: ({ context }) => context.firstAccept && context.approvalRequired,
    approvalRequired: ({ context }) => context.approvalRequired,
    answered: ({ context }) => context.answered,
    onlyHiring: ({ context }) => context.onlyHiring,
    collectsUntilExit: ({ context }) => context.collectsUntilExit,
    lot: ({ context }) => context.lot,
    single: ({ context }) => !context.lot,
    answeredSingle: ({ context }) => context.answered && !context.lot,
    singleToApprove: ({ context }) => context.approvalRequired && !context.lot,
    wants: ({ event }, { status }: { status: string }) => (event as Named).data?.status === status,
  },
}).createMachine({
  id: 'load',
  initial: 'NEW',
  context: ({ input }) => input,
  states: {
    NEW: {
      on: {
        SaveDraft: 'DRAFT',
        LaunchLoad: [...open],
        RelaunchLoad: [...open],
        LaunchOrders: [...open],
        LaunchReplica: [...open],
        LaunchPart: 'ASSIGNED_TO_TRANSPORTER',
      },
    },
    DELETED: { type: 'final' },
    DRAFT: { on: { SaveDraft: 'DRAFT', PublishDraft: [...open], DeleteDraft: 'DELETED' } },
    CREATED: {
      on: {
        ...changesIn('CREATED'),
        EditFob: { guard: 'settled', target: 'CREATED' },
        OpenOffer: [...begin],
        ...dedicate,
        GroupLoad: 'GROUPED',
        ...cancel,
      },
    },
    WAIT_TRANSPORTER_ACCEPT: {
      on: {
        ...changesIn('WAIT_TRANSPORTER_ACCEPT'),
        AcceptOffer: [
          { guard: 'firstAcceptToApprove', target: 'WAITING_APPROVE' },
          { guard: 'firstAccept', target: 'ASSIGNED_TO_TRANSPORTER' },
          { target: 'WAIT_TRANSPORTER_ACCEPT' },
        ],
        CompleteOffer: [...complete],
        CloseOffer: [{ guard: 'answered', target: 'OFFER_COMPLETED' }],
        ChooseTransporter: [...hire],
        AcceptProposal: [...hire],
        ReopenNegotiation: 'WAIT_TRANSPORTER_ACCEPT',
        ...dedicate,
        ...cancel,
      },
    },
    NEGOTIATION: {
      on: {
        ...changesIn('NEGOTIATION'),
        // A lot ends when its volume does, not with its offer.
        CompleteOffer: [{ guard: 'lot', target: 'NEGOTIATION' }, ...complete],
        CloseOffer: [{ guard: 'answeredSingle', target: 'OFFER_COMPLETED' }],
        ChooseTransporter: [...hireSingle],
        FinishLot: { guard: 'lot', target: 'FINISHED' },
        ExpireLot: { guard: 'lot', target: 'EXPIRED' },
        AcceptProposal: [...hireSingle],
        ReopenNegotiation: 'NEGOTIATION',
        ...dedicate,
        ...cancel,
      },
    },
    OFFER_COMPLETED: {
      on: {
        ...changesIn('OFFER_COMPLETED'),
        ChooseTransporter: [...hire],
        AcceptProposal: [...hire],
        ReopenOffer: [...offer],
        ReopenNegotiation: [...offer],
        ...cancel,
      },
    },
    WAITING_APPROVE: {
      on: {
        ...changesIn('WAITING_APPROVE'),
        ApproveHiring: 'ASSIGNED_TO_TRANSPORTER',
        RefuseHiring: [...offer],
        UndoAcceptance: [...offer],
        ...cancel,
      },
    },
    ASSIGNED_TO_TRANSPORTER: {
      on: {
        ...changesIn('ASSIGNED_TO_TRANSPORTER'),
        ...edited('ASSIGNED_TO_TRANSPORTER'),
        ...dedicate,
        ...release,
        ChangeDedicated: 'LINKED_TO_DRIVER_VEHICLE',
        BindDriver: 'WAITING_DRIVER_ACCEPT',
        BindTransporterAndDriver: 'WAITING_DRIVER_ACCEPT',
        UndoAcceptance: [...undo],
        FinishOnlyHiring: { guard: 'onlyHiring', target: 'FINISHED' },
        ChangeTransporter: 'ASSIGNED_TO_TRANSPORTER',
        ForwardLoad: 'ASSIGNED_TO_TRANSPORTER',
        TakeLoadBack: 'ASSIGNED_TO_TRANSPORTER',
        GroupLoad: 'GROUPED',
        ...cancel,
      },
    },
    WAITING_DRIVER_ACCEPT: {
      on: {
        ...changesIn('WAITING_DRIVER_ACCEPT'),
        ...edited('WAITING_DRIVER_ACCEPT'),
        ...release,
        ...redirect,
        ConfirmDriver: 'LINKED_TO_DRIVER_VEHICLE',
        RefuseDriver: 'ASSIGNED_TO_TRANSPORTER',
        ChangeDriver: 'WAITING_DRIVER_ACCEPT',
        ChangeVehicles: 'WAITING_DRIVER_ACCEPT',
        ChangeCrew: 'WAITING_DRIVER_ACCEPT',
        ChangeTransporter: 'ASSIGNED_TO_TRANSPORTER',
        TakeLoadBack: 'ASSIGNED_TO_TRANSPORTER',
        ...resetFrom('ASSIGNED_TO_TRANSPORTER'),
        ...cancel,
      },
    },
    LINKED_TO_DRIVER_VEHICLE: {
      on: {
        ...changesIn('LINKED_TO_DRIVER_VEHICLE'),
        ...edited('LINKED_TO_DRIVER_VEHICLE'),
        ...release,
        ...redirect,
        PutInTransit: 'IN_TRANSIT',
        StartCollect: 'IN_COLLECT',
        ChangeDriver: 'LINKED_TO_DRIVER_VEHICLE',
        ChangeVehicles: 'LINKED_TO_DRIVER_VEHICLE',
        ChangeCrew: 'LINKED_TO_DRIVER_VEHICLE',
        ChangeTransporter: 'ASSIGNED_TO_TRANSPORTER',
        TakeLoadBack: 'ASSIGNED_TO_TRANSPORTER',
        ...resetFrom('ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT'),
        ...cancel,
      },
    },
    IN_COLLECT: {
      on: {
        ...changesIn('IN_COLLECT'),
        ...release,
        PutInTransit: 'IN_TRANSIT',
        FinishCollect: 'COLLECT_DONE',
        LeaveGate: 'IN_TRANSIT',
        UndoCollectStart: 'LINKED_TO_DRIVER_VEHICLE',
        ...resetFrom('ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE'),
        ...cancel,
      },
    },
    COLLECT_DONE: {
      on: {
        ...changesIn('COLLECT_DONE'),
        ...release,
        PutInTransit: 'IN_TRANSIT',
        StartTransit: 'IN_TRANSIT',
        LeaveGate: 'IN_TRANSIT',
        UndoCollectFinish: 'IN_COLLECT',
        ...resetFrom('ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT'),
        ...cancel,
      },
    },
    IN_TRANSIT: {
      on: {
        ...changesIn('IN_TRANSIT'),
        ReleaseDedicated: 'IN_TRANSIT',
        ApproachDelivery: 'IN_DELIVERY',
        UndoTransit: [{ guard: 'collectsUntilExit', target: 'IN_COLLECT' }, { target: 'COLLECT_DONE' }],
        ...resetFrom('ASSIGNED_TO_TRANSPORTER', 'WAITING_DRIVER_ACCEPT', 'LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT', 'COLLECT_DONE'),
        ...cancel,
      },
    },
    IN_DELIVERY: {
      on: {
        ...changesIn('IN_DELIVERY'),
        ReleaseDedicated: 'IN_DELIVERY',
        MarkDelivered: 'DELIVERED',
        FinishInProgress: 'DELIVERED',
        FinishLoad: 'FINISHED',
        ...resetFrom(
          'ASSIGNED_TO_TRANSPORTER',
          'WAITING_DRIVER_ACCEPT',
          'LINKED_TO_DRIVER_VEHICLE',
          'IN_COLLECT',
          'COLLECT_DONE',
          'IN_TRANSIT',
        ),
        ...cancel,
      },
    },
    DELIVERED: { on: { ...changesIn('DELIVERED'), ReleaseDedicated: 'DELIVERED', FinishLoad: 'FINISHED', ...resetFrom(...resetTargets) } },
    FINISHED: { on: { ReopenLoad: { guard: 'single', target: 'DELIVERED' }, ReopenLot: { guard: 'lot', target: 'NEGOTIATION' } } },
    CANCELED: { on: { ReopenLoad: [...settle, ...standBy, ...undo] } },
    EXPIRED: { on: { ReopenLoad: [...settle, ...standBy, ...undo] } },
    GROUPED: { on: { UngroupLoad: [{ guard: 'scheduled', target: 'CREATED' }, { target: 'ASSIGNED_TO_TRANSPORTER' }] } },
  },
})
