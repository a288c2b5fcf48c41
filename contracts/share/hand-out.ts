import { type Static, Type } from 'typebox'
import { linkWays, PHONE_END, passedWays } from './codes.ts'

/** Opened in a messenger, shared, copied or shown as a QR code; `receiver`: the last four digits of the phone, where one was given. */
export const handedOut = { way: Type.Enum(linkWays), receiver: Type.Optional(Type.String({ pattern: PHONE_END })) }

/** The same as events have it: links are also sent by the program. */
export const passedOn = { ...handedOut, way: Type.Enum(passedWays) }
/** A link that the program sent; `receiver`: the last four digits of the phone. */
export type Messaged = { readonly way: 'MESSAGE'; readonly receiver: string }

/** How a link was passed on, as its owner sees it. */
export const HandOut = Type.Object({
  way: Type.Enum(passedWays),
  at: Type.String(),
  by: Type.Optional(Type.String()),
  /** The last four digits of a phone. */
  receiver: Type.Optional(Type.String()),
})
export type HandOut = Static<typeof HandOut>

/** A link to a page behind a login, in the words in which it is passed on (CA38): no price, no document, no plate. */
export const PassedLink = Type.Object({
  link: Type.String(),
  /** What a messenger sends, the link included. */
  message: Type.String(),
  subject: Type.String(),
  /** Whom it is for. */
  name: Type.String(),
  /** Registered for that company: digits with the area. */
  phone: Type.Optional(Type.String()),
  /** The company has users, who can sign in and open it. */
  isStaffed: Type.Boolean(),
  expiresAt: Type.Optional(Type.String()),
  openedAt: Type.Optional(Type.String()),
  /** Latest first. */
  handedOut: Type.Array(HandOut),
})
export type PassedLink = Static<typeof PassedLink>
