import type { Position } from '@embarca/contracts/kit/position.ts'
import type { DeadLetteredStream } from '@embarca/projections/kit/dead-letters.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import type { CommittedBatch } from './adapters/sqlite/committed-events.ts'

/** Messages from the process to its projector thread. `committed`: the recorded events, when they are few. */
export type ToProjectors =
  | { readonly type: 'wake'; readonly committed?: CommittedBatch }
  | { readonly type: 'rebuild'; readonly requestId: number; readonly views: readonly string[] }
  | { readonly type: 'stop' }

/** Messages from that thread. `lag` in milliseconds, once a second. */
export type FromProjectors =
  | { readonly type: 'ready'; readonly lastPosition: Position; readonly deadLettered: readonly DeadLetteredStream[] }
  | ({ readonly type: 'projected' } & ProjectionUpdate)
  | { readonly type: 'dead-lettered'; readonly deadLettered: DeadLetteredStream }
  | { readonly type: 'lag'; readonly ms: number }
  | { readonly type: 'rebuilt'; readonly requestId: number; readonly rebuilt?: readonly Rebuilt[]; readonly failed?: string }
