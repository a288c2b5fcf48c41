import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Parked } from '@embarca/projections/kit/parked.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { Told } from '@embarca/projections/kit/runner.ts'
import type { Handed } from './adapters/sqlite/handed-facts.ts'

/** What the process says to the thread that folds its views. `handed`: what there is to fold, when it is little. */
export type ToProjectors =
  | { readonly type: 'wake'; readonly handed?: Handed }
  | { readonly type: 'rebuild'; readonly ticket: number; readonly views: readonly string[] }
  | { readonly type: 'stop' }

/** What that thread says. `lag` in milliseconds, once a second. */
export type FromProjectors =
  | { readonly type: 'ready'; readonly seenTo: Position; readonly parked: readonly Parked[] }
  | ({ readonly type: 'folded' } & Told)
  | { readonly type: 'parked'; readonly parked: Parked }
  | { readonly type: 'lag'; readonly ms: number }
  | { readonly type: 'rebuilt'; readonly ticket: number; readonly rebuilt?: readonly Rebuilt[]; readonly failed?: string }
