import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type InboxTypes, inboxCommands, inboxFold } from './commands.ts'

/** What each user has read and muted. */
export const inbox: Module<InboxTypes> = {
  name: 'inbox',
  fold: inboxFold,
  commands: inboxCommands,
  stream: (userId) => `inbox-${userId}`,
  idOf: (_, { by: { userId } }) => userId,
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}

export const inboxService = {
  modules: { inbox },
  routes: { inboxing: 'inbox' },
} as const satisfies ServiceManifest
