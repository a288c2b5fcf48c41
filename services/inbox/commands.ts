import type { InboxKind } from '@embarca/contracts/inbox/codes.ts'
import type { InboxEvent } from '@embarca/contracts/inbox/events.ts'
import { type InboxReadMarks, isReadUntil, withReadMark } from '@embarca/contracts/inbox/read-marks.ts'
import type { InboxCommand } from '@embarca/contracts/inbox/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { ownershipOfOwner } from '../kit/owner.ts'

export type InboxTypes = {
  state: { readonly marks: InboxReadMarks; readonly muted: readonly InboxKind[] }
  command: InboxCommand
  event: InboxEvent
  status: string
  refusal: never
}

const decisions: DecisionsOf<InboxTypes, InboxCommand['type']> = {
  ReadInbox: ({ until }, { marks }, { by: { userId } }) =>
    isReadUntil(marks, until) ? [] : { type: 'InboxRead', data: { userId, until } },
  ReadInboxOfLoad: ({ id: loadId, until }, { marks }, { by: { userId } }) =>
    isReadUntil(marks, until, loadId) ? [] : { type: 'InboxRead', data: { userId, until, loadId } },
  MuteInboxKinds: ({ kinds }, { muted }, { by: { userId } }) =>
    [...kinds].sort().join() === [...muted].sort().join() ? [] : { type: 'InboxKindsMuted', data: { userId, kinds: [...kinds] } },
}

const evolve: Evolve<InboxTypes> = {
  InboxRead: (state, mark) => ({ ...state, marks: withReadMark(state.marks, mark) }),
  InboxKindsMuted: (state, { kinds }) => ({ ...state, muted: kinds }),
}
export const inboxFold: Fold<InboxTypes['state']> = { initial: { marks: { byLoad: {} }, muted: [] }, evolve }

export const inboxCommands = commandTable<InboxTypes>()({
  ReadInbox: { decide: decisions.ReadInbox },
  ReadInboxOfLoad: {
    owner: (_, { id }, context) => ownershipOfOwner({ kind: 'load', id }, context),
    decide: decisions.ReadInboxOfLoad,
  },
  MuteInboxKinds: { decide: decisions.MuteInboxKinds },
})
