import type { ChatAgent } from '@embarca/contracts/chat/codes.ts'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import type { Views } from './read-store.ts'

/** What the rights on an owner are read from: views limited to what the user may see, and the log, which is never behind. */
export type OwnerContext = { readonly views: Views; readonly events: { read(stream: string): Promise<readonly Recorded[]> } }

/** Who may see things of one kind of `Owner` and their files. Each function answers for the user `by`. */
export type OwnerKind = {
  /** Whether the user may see the thing of this id, and subscribe to its notifications. */
  readonly maySee: (by: Actor, id: string, context: OwnerContext) => Promise<boolean>
  /** The server's topics behind the thing's channel for this user; absent: one, the same for all. */
  readonly topicsOf?: (by: Actor, id: string) => readonly string[]
  /** The shipper under which the user may read and add files of the thing. Absent: nothing is uploaded for it. */
  readonly shipperOfFiles?: (by: Actor, id: string, context: OwnerContext) => Promise<string | undefined>
  /** The shipper under which the user may read this file of the thing. Absent: as `shipperOfFiles`. */
  readonly shipperOfFile?: (by: Actor, id: string, fileId: string, context: OwnerContext) => Promise<string | undefined>
  /** The same for a file that is older than the thing, which only refers to it. */
  readonly shipperOfAttachment?: (by: Actor, id: string, fileId: string, context: OwnerContext) => Promise<string | undefined>
  /** A chat about the thing as one side may see it; undefined when this user may not. Absent: such things have no chats. */
  readonly chat?: (by: Actor, id: string, side: ChatAgent, views: Views) => Promise<ChatAccess | undefined>
}
/** `isOpen`: messages may be sent now. With a `driverId`, only messages from this driver's time are shown. */
export type ChatAccess = { readonly isOpen: boolean; readonly driverId?: string }
export type OwnerKinds = Readonly<Record<string, OwnerKind>>

/** The kind of an owner; undefined when no module announces it. */
export const kindOf = (kinds: OwnerKinds, { kind }: Owner): OwnerKind | undefined => (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined)
