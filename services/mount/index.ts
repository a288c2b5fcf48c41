import { mountLifecycle } from '@embarca/contracts/mount/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { mountRows } from './commands.ts'
import { mountReactions } from './reactions.ts'
import { mountFold } from './state.ts'
import type { MountTypes } from './types.ts'
import { claims, claimTaken, refuseTaken } from './unique-names.ts'

/** Formed loads: orders that travel together, from their planner's choice to their load. */
export const mounts: Module<MountTypes> = {
  name: 'mount',
  fold: mountFold,
  lifecycle: {
    machine: mountLifecycle,
    status: ({ status }) => status,
    guards: () => ({ isLot: false }),
    notAllowed: ({ status }) => (status === 'NEW' ? 'MOUNT_UNKNOWN' : 'MOUNT_NOT_NOW'),
  },
  commands: mountRows,
  stream: (id) => `mount-${id}`,
  owner: ({ mountId, shipperId, operationGroupId }) => (mountId ? { shipperId, operationGroupId, isShared: true } : undefined),
  claims,
  claimTaken,
  refuseTaken,
}

export const mountService = {
  modules: { mount: mounts },
  routes: { mountActions: 'mount', mountServed: 'mount' },
  reactions: { order: 13, table: mountReactions },
} as const satisfies ServiceManifest
