import type { ChatAgent } from '@embarca/contracts/chat/codes.ts'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import type { Views } from './read-store.ts'

/** Where an owner's rights are read: views that show only what the user may see, and the log, which no view lags behind. */
export type OwnerContext = { readonly views: Views; readonly events: { read(stream: string): Promise<readonly Recorded[]> } }

/** Who may see things of one kind of `Owner`, and the files that belong to them. Each answer is about the user `recordedBy`. */
export type OwnerKind = {
  /** Whether the user may see the thing of this id, and subscribe to its notifications. */
  readonly maySee: (by: Actor, id: string, context: OwnerContext) => Promise<boolean>
  /** The shipper under which the user may read the thing's files and add to them. Absent: nothing is uploaded for it. */
  readonly shipperOfFiles?: (by: Actor, id: string, context: OwnerContext) => Promise<string | undefined>
  /** The shipper under which the user may read this file of the thing; absent: as `shipperOfFiles`. */
  readonly shipperOfFile?: (by: Actor, id: string, fileId: string, context: OwnerContext) => Promise<string | undefined>
  /** The same of a file that was there before the thing, which only names it. */
  readonly shipperOfAttachment?: (by: Actor, id: string, fileId: string, context: OwnerContext) => Promise<string | undefined>
  /** A chat about the thing as one side may see it; undefined: not for this user. Absent: there are no chats about such things. */
  readonly chat?: (by: Actor, id: string, side: ChatAgent, views: Views) => Promise<ChatTerms | undefined>
}
/** `isOpen`: something may be said now. Where there is a `driverId`, only messages of this driver's time are shown. */
export type ChatTerms = { readonly isOpen: boolean; readonly driverId?: string }
export type OwnerKinds = Readonly<Record<string, OwnerKind>>

/** The kind of an owner; undefined when no module announces it. */
export const kindOf = (kinds: OwnerKinds, { kind }: Owner): OwnerKind | undefined => (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined)
