import type { Owner } from '@embarca/contracts/kit/owner.ts'
import { chatStatuses, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { loadCommands } from './commands.ts'
import { lifecycle, precondition } from './lifecycle.ts'
import { streamOfLoad } from './load-of.ts'
import { ownershipOf } from './ownership.ts'
import { loadReactions } from './reactions.ts'
import { loadFold } from './state.ts'
import type { LoadTypes } from './types.ts'
import { claims, claimTaken } from './unique-names.ts'

export { ordersOf } from './change-orders.ts'
export { codeFor } from './code.ts'
export { driverOf, vehiclesOf } from './crew.ts'
export { carrierOf, forLoad, trioOf } from './eligible.ts'
export { gatesLookup, isEarlierVisit, streamOfVisit, visitProgressFold } from './gates.ts'
export { isGroupable } from './group.ts'
export { isPlausibleInstant } from './instants.ts'
export { loadOf } from './load-of.ts'
export type { Crew } from './lookup-types.ts'
export { isOfferedTo, ownershipOf, ownershipOfOffer } from './ownership.ts'
export { crewFor } from './register.ts'
export { holdProposal } from './reservations.ts'
export { hasAccepted, type LoadState, runnerOf } from './state.ts'
export { distinctTags } from './tags.ts'
export type { LoadCommand } from './types.ts'

/** Files of a load's own streams belong to the load, also where a command names its delivery. */
export const filesOfLoad = ({ id }: { readonly id?: string }): Owner | undefined =>
  id === undefined ? undefined : { kind: 'load', id: loadOfDelivery(id) }

export const loads: Module<LoadTypes> = {
  name: 'load',
  fold: loadFold,
  lifecycle,
  commands: loadCommands,
  stream: streamOfLoad,
  key: (id) => id,
  owner: (load, _, context) => ownershipOf(load, context),
  filesOf: filesOfLoad,
  chatTerms: ({ status, driver }) => ({ isOpen: chatStatuses.includes(status), driverId: driver?.driverId ?? '' }),
  precondition,
  claims,
  claimTaken,
}

export const loadService = {
  modules: { load: loads },
  routes: { load: 'load', launchServed: 'load', transporterLoad: 'load', driverLoad: 'load', paper: 'load', bulk: 'load' },
  reactions: { order: 1, table: loadReactions },
} as const satisfies ServiceManifest
