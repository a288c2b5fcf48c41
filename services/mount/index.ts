import type { MountLifecycleStatus } from '@embarca/contracts/mount/codes.ts'
import type { MountEvent } from '@embarca/contracts/mount/events.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type MountState, mountFold } from './state.ts'

type MountTypes = { state: MountState; command: never; event: MountEvent; status: MountLifecycleStatus; refusal: never }

/** Formed loads. Their commands follow with the orders'. */
export const mounts: Module<MountTypes> = {
  name: 'mount',
  fold: mountFold,
  commands: {},
  stream: (id) => `mount-${id}`,
  owner: ({ mountId, shipperId, operationGroupId, authorId }) => (mountId ? { shipperId, operationGroupId, authorId } : undefined),
}

export const mountService = { modules: { mount: mounts } } as const satisfies ServiceManifest
