import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { type ShareTypes, shareCommands, shareFold } from './commands.ts'

export { type Link, shareFold } from './commands.ts'

/** Links with which anyone may follow a load. */
export const shares: Module<ShareTypes> = {
  name: 'share',
  fold: shareFold,
  commands: shareCommands,
  stream: (id) => `share-${deliveryOf(id)}`,
  idOf: loadOfCall,
  key: (id) => id,
  owner: async (_, call, context) => ownershipOf(await loadOf(context, loadOfCall(call)), context),
}

export const shareService = {
  modules: { share: shares },
  routes: { share: 'share', sharing: 'share' },
} as const satisfies ServiceManifest
