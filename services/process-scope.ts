import { modules } from './modules.ts'

/** Roles of a process. `commands` decides, `queries` answers, `push` holds the websockets; the other roles have no address of their own. */
export const ROLES = ['commands', 'queries', 'projectors', 'reactions', 'relay', 'push'] as const
export type ProcessRole = (typeof ROLES)[number]
type ModuleName = keyof typeof modules

/** The part of the product that this process runs. */
export type ProcessScope = {
  readonly hasRole: (role: ProcessRole) => boolean
  /** Whether this process executes commands of this module. */
  readonly serves: (module: string) => boolean
  /** All of the product, as on a single machine. */
  readonly isComplete: boolean
}

const listOf = <T extends string>(setting: string, given: string | undefined, known: readonly T[]): ReadonlySet<T> => {
  const names = (given ?? '').split(',').flatMap((name) => name.trim() || [])
  const without = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  const included = names.filter((name) => !name.startsWith('-'))
  const strange = [...included, ...without].find((name) => !known.includes(name as T))
  if (strange !== undefined) throw new Error(`${setting}: "${strange}" is none of ${known.join(', ')}`)
  return new Set(known.filter((name) => (included.length === 0 || included.includes(name)) && !without.includes(name)))
}

/** Parses `ROLES` and `SERVICES`, comma-separated lists: an empty one means all, `-name` excludes a name. Throws on an unknown name. */
export const processScopeOf = (roles?: string, services?: string): ProcessScope => {
  const taken = listOf('ROLES', roles, ROLES)
  const names = Object.keys(modules) as ModuleName[]
  const served = listOf('SERVICES', services, names)
  return {
    hasRole: (role) => taken.has(role),
    serves: (module) => served.has(module as ModuleName),
    isComplete: taken.size === ROLES.length && served.size === names.length,
  }
}
