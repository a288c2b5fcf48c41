import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { modules } from '@embarca/services/modules.ts'
import type { chance } from '../../kit/chance.ts'
import type { ObservedLoad } from './observed-load.ts'
import { program } from './personas.ts'

export type Chance = ReturnType<typeof chance>
export type Name = keyof typeof modules
/** A command to try; `asProgram` for commands without a route. */
export type AttemptedCommand = {
  readonly module: Name
  readonly by: Actor
  readonly command: { readonly type: string; readonly data: object }
  readonly asProgram?: true
  /** A device sends it so much later than it was given; negative: its clock is ahead. */
  readonly minutesAgo?: number
}
export type CommandData = (load: ObservedLoad, random: Chance, now: string) => object
export type CommandSource = { readonly module: Name; readonly by: readonly Actor[]; readonly data: CommandData; readonly asProgram?: true }

export const one = <T>(of: readonly T[], random: Chance): T => of[random.below(of.length)]!
export const reason = { reason: 'Porque sim' }
export const load = (by: readonly Actor[], data: CommandData = () => ({}), module: Name = 'load'): CommandSource => ({
  module,
  by,
  data: (observed, random, now) => ({ id: observed.id, ...data(observed, random, now) }),
})
export const askedByProgram = (data: CommandData = () => ({}), module: Name = 'load'): CommandSource => ({
  ...load([program], data, module),
  asProgram: true,
})
