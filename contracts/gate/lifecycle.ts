import { setup } from 'xstate'
import type { StepSequence } from './codes.ts'

/** What the machine's guards read besides the step. */
export type VisitContext = StepSequence & {
  /** Its load was canceled or sent back while the truck was inside: it only leaves. */
  readonly isReleased: boolean
}

const release = { guard: 'isReleased', target: 'FINISHED' } as const
/** Back to the step before, in the visit's own sequence (Y5). */
const backFromExit = [
  { guard: 'hasLoading', target: 'FINISH_COLLECT' },
  { guard: 'hasEntry', target: 'INBOUND' },
  { guard: 'isShort', target: 'CHECK_IN' },
] as const

/** When a visit admits which command, and where that leads (Y4, Y5). */
export const visitLifecycle = setup({
  types: { context: {} as VisitContext, events: {} as { type: string }, input: {} as VisitContext },
  guards: {
    isReleased: ({ context }) => context.isReleased,
    hasCall: ({ context: { isReleased, requestInbound } }) => !isReleased && requestInbound,
    hasLoading: ({ context: { isReleased, startFinish } }) => !isReleased && startFinish,
    hasEntry: ({ context: { isReleased, inbound } }) => !isReleased && inbound,
    entersUncalled: ({ context: { isReleased, requestInbound, inbound } }) => !isReleased && inbound && !requestInbound,
    loadsOutside: ({ context: { isReleased, inbound, startFinish } }) => !isReleased && startFinish && !inbound,
    leavesUnloaded: ({ context: { startFinish } }) => !startFinish,
    isShort: ({ context: { isReleased, inbound, startFinish } }) => !isReleased && !inbound && !startFinish,
    isUnderWay: ({ context }) => !context.isReleased,
  },
}).createMachine({
  id: 'visit',
  initial: 'CREATED',
  context: ({ input }) => input,
  states: {
    CREATED: { on: { CheckIn: 'CHECK_IN' } },
    CHECK_IN: {
      on: {
        RequestInbound: { guard: 'hasCall', target: 'REQUEST_INBOUND' },
        CheckInbound: { guard: 'entersUncalled', target: 'INBOUND' },
        StartLoading: { guard: 'loadsOutside', target: 'START_COLLECT' },
        CheckOutbound: [release, { guard: 'isShort', target: 'FINISHED' }],
        UndoCheckIn: { guard: 'isUnderWay', target: 'CREATED' },
      },
    },
    REQUEST_INBOUND: {
      on: {
        CheckInbound: { guard: 'hasEntry', target: 'INBOUND' },
        CheckOutbound: [release],
        UndoRequestInbound: { guard: 'isUnderWay', target: 'CHECK_IN' },
      },
    },
    INBOUND: {
      on: {
        StartLoading: { guard: 'hasLoading', target: 'START_COLLECT' },
        CheckOutbound: [release, { guard: 'leavesUnloaded', target: 'FINISHED' }],
        UndoCheckInbound: [
          { guard: 'hasCall', target: 'REQUEST_INBOUND' },
          { guard: 'isUnderWay', target: 'CHECK_IN' },
        ],
      },
    },
    START_COLLECT: {
      on: {
        FinishLoading: { guard: 'isUnderWay', target: 'FINISH_COLLECT' },
        CheckOutbound: [release],
        UndoStartLoading: [
          { guard: 'hasEntry', target: 'INBOUND' },
          { guard: 'isUnderWay', target: 'CHECK_IN' },
        ],
      },
    },
    FINISH_COLLECT: {
      on: { CheckOutbound: 'FINISHED', UndoFinishLoading: { guard: 'isUnderWay', target: 'START_COLLECT' } },
    },
    FINISHED: { on: { UndoCheckOutbound: [...backFromExit], CheckIn: { guard: 'isReleased', target: 'CHECK_IN' } } },
  },
})
