import { setup } from 'xstate'

/** `consents`: the company has users, who answer an invitation. */
export type PartnershipContext = { readonly consents: boolean }

const bound = { Bind: [{ guard: 'consents', target: 'INVITED' }, { target: 'ACTIVE' }] } as const

/** A relation begins with an invitation or a request, is active until it is ended, and may begin again (CA1–CA4). */
export const partnershipLifecycle = setup({
  types: { context: {} as PartnershipContext, events: {} as { type: string }, input: {} as PartnershipContext },
  guards: { consents: ({ context }) => context.consents },
}).createMachine({
  id: 'partnership',
  initial: 'NONE',
  context: ({ input }) => input,
  states: {
    NONE: { on: { ...bound, AskPartnership: 'ASKED' } },
    ASKED: {
      on: { Bind: 'ACTIVE', AcceptRequest: 'ACTIVE', RefuseRequest: 'NONE', WithdrawRequest: 'NONE', ExpireInvitation: 'NONE' },
    },
    INVITED: {
      on: {
        ResendInvitation: 'INVITED',
        NoteInvitationLinkHandedOut: 'INVITED',
        WithdrawInvitation: 'NONE',
        AcceptInvitation: 'ACTIVE',
        RefuseInvitation: 'NONE',
        AskPartnership: 'ACTIVE',
        NoteOfferAccepted: 'ACTIVE',
        ExpireInvitation: 'NONE',
      },
    },
    ACTIVE: { on: { Unbind: 'ENDED', ChangeDetails: 'ACTIVE', AddTag: 'ACTIVE', RemoveTag: 'ACTIVE', MarkLogisticOperator: 'ACTIVE' } },
    ENDED: { on: { ...bound, AskPartnership: 'ASKED' } },
  },
})
