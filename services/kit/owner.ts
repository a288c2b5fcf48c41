import type { Owner } from '@embarca/contracts/kit/owner.ts'
import type { ChatTerms, LookupContext, OwnerModule } from './command-row.ts'
import type { Ownership } from './scope.ts'

/** The module of an owner's kind; undefined when no module declares it. */
const moduleOf = ({ kinds }: LookupContext, { kind }: Owner): OwnerModule | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
const stateOf = ({ fold, stream }: OwnerModule, { id }: Owner, { read }: LookupContext) => read(fold, stream(id))

/** Who may see an owner, according to the module of its kind; undefined: there is no such thing. */
export const ownershipOfOwner = async (owner: Owner, context: LookupContext): Promise<Ownership | undefined> => {
  const module = moduleOf(context, owner)
  return module?.owner(await stateOf(module, owner, context), { id: owner.id }, context)
}

/** Whether things of an owner's kind have chats. */
export const hasChat = (owner: Owner, context: LookupContext): boolean => moduleOf(context, owner)?.chatTerms !== undefined

/** The chat terms from the module of an owner's kind; undefined: it has no chats. */
export const chatTermsOf = async (owner: Owner, context: LookupContext): Promise<ChatTerms | undefined> => {
  const module = moduleOf(context, owner)
  return module?.chatTerms?.(await stateOf(module, owner, context))
}
