import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadOf, ownershipOf } from '../load/index.ts'
import { type TrackingTypes, trackingCommands, trackingFold } from './commands.ts'

/** Positions of a load that its driver reports, and whether it may continue without. */
export const tracking: Module<TrackingTypes> = {
  name: 'tracking',
  fold: trackingFold,
  commands: trackingCommands,
  stream: (id) => `tracking-${id}`,
  idOf: loadOfCall,
  key: (id) => id,
  owner: async (_, call, context) => ownershipOf(await loadOf(context, loadOfCall(call)), context),
}

export const trackingService = {
  modules: { tracking },
  routes: { tracking: 'tracking', transporterTracking: 'tracking', driverTracking: 'tracking' },
} as const satisfies ServiceManifest
