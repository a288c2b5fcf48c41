import type { Actor } from '@embarca/contracts/kit/event.ts'
import { programFor } from '@embarca/services/kit/scope.ts'
import { people } from '../../stories/world.ts'

const { ana, bia, caio, zeca, tania, tito, rui, joao, davi, ivo } = people

/** Users with and without access to a load of group g1. */
export const staff: readonly Actor[] = [ana, bia]
export const carriers: readonly Actor[] = [tania, tito]
export const drivers: readonly Actor[] = [joao, davi, ivo]
export const strangers: readonly Actor[] = [caio, zeca, rui]
/** The administrator of a carrier that the theme `relations` brings. */
export const newcomer: Actor = { ...tania, userId: 'quim', name: 'quim', roles: ['transporter_admin'], transporterId: 't4' }
export const program = programFor('s1')

/** Drivers and vehicles by transporter. */
export const fleets: Readonly<Record<string, { readonly drivers: readonly string[]; readonly vehicles: readonly string[] }>> = {
  t1: { drivers: ['d1', 'd2'], vehicles: ['v1'] },
  t2: { drivers: ['d3'], vehicles: ['v3'] },
}
/** The transporters that receive the simulation's offers. */
export const invited = Object.keys(fleets)
/** With those of the newcomer. */
export const crews: typeof fleets = { ...fleets, [newcomer.transporterId!]: { drivers: ['d4'], vehicles: ['v4'] } }
/** Carriers that may answer. */
export const known = [...invited, newcomer.transporterId!]
