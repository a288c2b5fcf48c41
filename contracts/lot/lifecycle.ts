import { setup } from 'xstate'

/** Whether somebody has, wants or proposed a part. */
export type LotContext = { readonly answered: boolean }

const agreeing = [
  'FollowLoad',
  'WantPart',
  'AcceptLotProposal',
  'ApproveAgreement',
  'RefuseAgreement',
  'ChangeQuota',
  'StopWithdrawals',
  'ContinueWithdrawals',
  'Withdraw',
  'ChangeWithdrawal',
] as const
/** What a withdrawal's own load reports is taken in whatever became of the lot. */
const reports = ['ReturnWithdrawal', 'NoteDelivered', 'NoteResumed'] as const

const staying = <Status extends string>(status: Status, ...commands: readonly string[]) =>
  Object.fromEntries(commands.map((command) => [command, status])) as Record<string, Status>

/** A lot is open from its offer until it is finished, canceled or, wanted by nobody, expired (`decisions/0014`). */
export const lotLifecycle = setup({
  types: { context: {} as LotContext, events: {} as { type: string }, input: {} as LotContext },
  guards: { answered: ({ context }) => context.answered },
}).createMachine({
  id: 'lot',
  initial: 'NEW',
  context: ({ input }) => input,
  states: {
    NEW: { on: { OpenLot: 'OPEN' } },
    OPEN: {
      on: {
        ...staying('OPEN', ...agreeing, ...reports),
        CompleteLot: [{ guard: 'answered', target: 'OPEN' }, { target: 'EXPIRED' }],
        CloseLot: 'FINISHED',
        CancelLot: 'CANCELED',
      },
    },
    FINISHED: { on: { ...staying('FINISHED', ...reports), OpenAgain: 'OPEN', FollowReopening: 'OPEN' } },
    CANCELED: { on: { ...staying('CANCELED', ...reports), OpenAgain: 'OPEN', FollowReopening: 'OPEN' } },
    EXPIRED: { on: { ...staying('EXPIRED', ...reports), OpenAgain: 'OPEN', FollowReopening: 'OPEN' } },
  },
})
