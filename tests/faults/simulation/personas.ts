import type { Actor } from '@embarca/contracts/kit/event.ts'
import { programFor } from '@embarca/services/kit/scope.ts'
import { people } from '../../stories/world.ts'

const { ana, bia, caio, zeca, tania, tito, rui, joao, davi, ivo } = people

/** Who may speak of a load of group g1, and who is a stranger to it. */
export const staff: readonly Actor[] = [ana, bia]
export const carriers: readonly Actor[] = [tania, tito]
export const drivers: readonly Actor[] = [joao, davi, ivo]
export const strangers: readonly Actor[] = [caio, zeca, rui]
export const program = programFor('s1')

/** Whose drivers and vehicles are whose. */
export const fleets: Readonly<Record<string, { readonly drivers: readonly string[]; readonly vehicles: readonly string[] }>> = {
  t1: { drivers: ['d1', 'd2'], vehicles: ['v1'] },
  t2: { drivers: ['d3'], vehicles: ['v3'] },
}
/** To whom the simulation's offers go. */
export const invited = Object.keys(fleets)
