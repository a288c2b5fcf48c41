import type { DeadLetteredStream } from '@embarca/projections/kit/dead-letters.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import type { DataStores } from '../kit/data.ts'
import type { DeadLetter } from '../kit/dead-letters.ts'

/** Who hears of the folding of views. */
export type ProjectionCallbacks = {
  readonly publish: (update: ProjectionUpdate) => void
  readonly alarm: (deadLettered: DeadLetteredStream) => void
  readonly failed: (error: Error) => void
}
export type Stoppable = { stop(): Promise<void> }
export type RunningProjection = Stoppable & {
  /** Milliseconds that the views are behind the log. */
  lag(): number
  /** Streams that could not be folded and were set aside. */
  deadLetteredStreams(): number
}

/** The engines that a process keeps its data in, and what they need to have done: embedded in a folder, or a cluster's. */
export type Stores = {
  readonly data: DataStores
  /** Folds the views in this process. */
  readonly fold: (watch: ProjectionCallbacks) => Promise<RunningProjection>
  /** Folds views anew while other processes fold them; a folder has one process, which is asked. */
  readonly rebuild?: (views: readonly string[]) => Promise<readonly Rebuilt[]>
  /** Hears what other processes fold, and says what this one folds to them; where there is one process, there is nobody. */
  readonly otherProcesses?: {
    readonly say: (update: ProjectionUpdate) => void
    readonly subscribe: (publish: (update: ProjectionUpdate) => void) => Promise<RunningProjection>
  }
  /** Carries facts from the log to where projectors hear them; where they read the log themselves, nothing has to. */
  readonly relay?: () => Promise<Stoppable>
  /** Where one process has all of a folder, tools ask it to try dead letters again; elsewhere they leave word in the store. */
  readonly answerRetries?: (retry: (keys: readonly string[]) => Promise<readonly DeadLetter[]>) => Stoppable
  /** Runs what only one process may do at a time, whenever this one's turn comes. */
  readonly exclusively: (what: string, start: () => Promise<Stoppable>) => Stoppable | Promise<Stoppable>
  /** Signs the links by which loads are followed. Throws one line when it is not the key of the links that were given out. */
  readonly shareKey: () => Promise<Buffer>
  /** True for whoever asks first for a name, of all processes; where there is one, it knows by itself. */
  readonly once?: (name: string, seconds: number) => Promise<boolean>
}
