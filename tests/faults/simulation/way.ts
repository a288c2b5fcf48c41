import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { modules } from '@embarca/services/modules.ts'
import type { chance } from '../../kit/chance.ts'
import { program } from './cast.ts'
import type { Seen } from './seen.ts'

export type Luck = ReturnType<typeof chance>
export type Name = keyof typeof modules
/** What somebody tries; `asProgram` where no route leads. */
export type Move = {
  readonly module: Name
  readonly by: Actor
  readonly command: { readonly type: string; readonly data: object }
  readonly asProgram?: true
}
export type Data = (load: Seen, luck: Luck, now: string) => object
export type Way = { readonly module: Name; readonly by: readonly Actor[]; readonly data: Data; readonly asProgram?: true }

export const one = <T>(of: readonly T[], luck: Luck): T => of[luck.below(of.length)]!
export const reason = { reason: 'Porque sim' }
export const load = (by: readonly Actor[], data: Data = () => ({}), module: Name = 'load'): Way => ({
  module,
  by,
  data: (seen, luck, now) => ({ id: seen.id, ...data(seen, luck, now) }),
})
export const asked = (data: Data = () => ({}), module: Name = 'load'): Way => ({ ...load([program], data, module), asProgram: true })
