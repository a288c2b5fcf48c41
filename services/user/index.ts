import { hash } from 'node:crypto'
import type { ServiceManifest } from '../kit/manifest.ts'
import { registryModule } from '../registry/index.ts'
import { carrierPeople } from './carrier-people.ts'
import { devices } from './devices.ts'
import { panels } from './panels.ts'
import { people } from './people.ts'

import { workplace } from './workplace.ts'

/** A name to sign in with, as a claim: without case, and not to be read. It is never given back, so that no name ever means two people. */
const claimOf = (username: string) => `username:${hash('sha256', username.toLowerCase(), 'hex')}`

/** People who sign in: their own data and rights, the operation group they work in, their devices. */
export const users = registryModule('user', {
  commands: { ...workplace.commands, ...devices.commands, ...people, ...carrierPeople, ...panels },
  evolve: { ...workplace.evolve, ...devices.evolve, AccessLinkIssued: (user) => ({ ...user }) },
  nonConflicting: ['ActiveGroupChosen', 'PushPlayerBound', 'AccessLinkIssued'],
  claims: ({ type, data }) => (type === 'UserRegistered' ? { take: [claimOf(data.username)] } : undefined),
  claimTaken: () => 'USERNAME_TAKEN',
})

export const userService = {
  modules: { user: users },
  routes: { session: 'user', access: 'user', panels: 'user', panelServed: 'user' },
} as const satisfies ServiceManifest
