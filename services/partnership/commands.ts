import { commandTable, type LookupContext } from '../kit/command-row.ts'
import { registered } from '../registry/index.ts'
import { binding } from './bind.ts'
import { type DetailsLookup, detailing } from './details.ts'
import { ownershipOfNewRelation, relationLookup } from './relation.ts'
import type { PartnershipTypes } from './types.ts'

type State = PartnershipTypes['state']
const looked = { lookups: relationLookup } as const
const consents = {
  ...looked,
  guards: (_: State, __: unknown, { lookups: { company } }: { lookups: { company: { staffed?: boolean } | undefined } }) => ({
    consents: company?.staffed ?? false,
  }),
}

type Grouped = { readonly id: string; readonly operationGroupIds?: readonly string[]; readonly operationGroupId?: string }
/** Groups that the carrier had stay where they are, also after the shipper removed them. */
const details = async (state: State, data: Grouped, context: LookupContext): Promise<DetailsLookup> => {
  const named = data.operationGroupIds ?? (data.operationGroupId ? [data.operationGroupId] : [])
  const unknown = async (id: string) => !(await registered(context, 'operationGroup', id, context.by.shipperId))
  const news = named.filter((id) => !state.details.operationGroupIds.includes(id))
  const answers = await Promise.all(news.map(unknown))
  return { ...(await relationLookup(state, data, context)), unknownGroups: news.filter((_, at) => answers[at]) }
}

/** Every command of a relation. What the program sends late or twice is a no-op. */
export const partnershipCommands = commandTable<PartnershipTypes>()({
  Bind: {
    ...consents,
    owner: ownershipOfNewRelation,
    isNoop: ({ status }) => status === 'ACTIVE' || status === 'INVITED',
    decide: binding.Bind,
  },
  Unbind: { ...looked, isNoop: ({ status }) => status === 'ENDED', decide: binding.Unbind },
  ResendInvitation: { ...looked, decide: binding.ResendInvitation },
  NoteInvitationLinkHandedOut: { ...looked, decide: binding.NoteInvitationLinkHandedOut },
  WithdrawInvitation: { ...looked, decide: binding.WithdrawInvitation },
  AcceptRequest: { ...looked, decide: binding.AcceptRequest },
  RefuseRequest: { ...looked, decide: binding.RefuseRequest },
  AcceptInvitation: { ...looked, decide: binding.AcceptInvitation },
  RefuseInvitation: { ...looked, decide: binding.RefuseInvitation },
  AskPartnership: {
    ...looked,
    owner: ownershipOfNewRelation,
    isNoop: ({ status }) => status === 'ACTIVE' || status === 'ASKED',
    decide: binding.AskPartnership,
  },
  WithdrawRequest: { ...looked, decide: binding.WithdrawRequest },

  ExpireInvitation: {
    ...looked,
    isNoop: ({ status, expiresAt }, data) => (status !== 'INVITED' && status !== 'ASKED') || expiresAt !== data.expiresAt,
    decide: binding.ExpireInvitation,
  },
  NoteOfferAccepted: { ...looked, isNoop: ({ status }) => status !== 'INVITED', decide: binding.NoteOfferAccepted },
  FollowCompany: { ...looked, outsideLifecycle: true, decide: binding.FollowCompany },

  ChangeDetails: { lookups: details, decide: detailing.ChangeDetails },
  AddTag: { lookups: details, decide: detailing.AddTag },
  RemoveTag: { lookups: details, decide: detailing.RemoveTag },
  MarkLogisticOperator: { lookups: details, decide: detailing.MarkLogisticOperator },
})
