import { setup } from 'xstate'

/** Whether a transporter has, wants or proposed a part. */
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
/** Reports of withdrawals' loads are admitted in every status of the lot. */
const reports = ['ReturnWithdrawal', 'NoteDelivered', 'NoteResumed'] as const

const staying = <Status extends string>(status: Status, ...commands: readonly string[]) =>
  Object.fromEntries(commands.map((command) => [command, status])) as Record<string, Status>

/** A lot is open from its offer until it is finished or canceled, or expires because no transporter wants it (`decisions/0014`). */
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
