import type { Position } from '@embarca/contracts/kit/position.ts'
import type { DeadLetteredStream } from '@embarca/projections/kit/dead-letters.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { RebuildReport } from '@embarca/projections/kit/rebuild-together.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import type { DataStores } from '../kit/data.ts'
import type { DeadLetter } from '../kit/dead-letters.ts'
import type { KeyRing } from '../kit/key-ring.ts'

/** Receives the results of projecting. */
export type ProjectionCallbacks = {
  readonly publish: (update: ProjectionUpdate) => void
  readonly alarm: (deadLettered: DeadLetteredStream) => void
  readonly failed: (error: Error) => void
}
export type Stoppable = { stop(): Promise<void> }
export type RunningProjection = Stoppable & {
  /** Age in milliseconds of the oldest event that the views have not folded; 0 when there is none. */
  lag(): number
  /** Streams that could not be projected and became dead letters. */
  deadLetteredStreams(): number
}

/** `reached`: the position up to which everything is copied, while this process is the active one. */
export type RunningRelay = Stoppable & { readonly active: () => boolean; readonly reached: () => Position }

/**
 * What only a tool does: discards views of a folder that know more than the log has, migrates its older files, takes back the views in
 * MongoDB that this version folded before a newer one. Otherwise all of these are refused.
 */
export type StoresChange = { readonly aheadOfLog?: 'refuse' | 'reset'; readonly migrate?: boolean; readonly goesBack?: boolean }

/** The engines that hold a process's data, and what they need to run: embedded in a folder, those of a cluster, or some of both. */
export type Stores = {
  readonly data: DataStores
  /** Projects the views in this process. */
  readonly project: (watch: ProjectionCallbacks) => Promise<RunningProjection>
  /**
   * Rebuilds views: of a cluster while other processes project them. Absent for a folder with its own log. Throws `FolderInUse` where one
   * process projects, which is asked instead.
   */
  readonly rebuild?: (views: readonly string[], report?: (reached: RebuildReport) => void) => Promise<readonly Rebuilt[]>
  /** Exchanges projection updates with other processes; absent where there is only one. */
  readonly otherProcesses?: {
    readonly publish: (update: ProjectionUpdate) => void
    readonly subscribe: (publish: (update: ProjectionUpdate) => void) => Promise<RunningProjection>
  }
  /** Copies events from the log to where projectors read them; absent where projectors read the log itself. */
  readonly relay?: () => Promise<RunningRelay>
  /** Has this process sign the log's heads; absent where there is no key to sign with. */
  readonly sign?: () => Promise<Stoppable>
  /** For how long the oldest signed head has waited to be copied to the object store; undefined where none is copied. */
  readonly uncopiedMs: () => number | undefined
  /** For a folder, tools ask its one process to retry dead letters; in a cluster they leave a request in the store. */
  readonly answerRetries?: (retry: (keys: readonly string[]) => Promise<readonly DeadLetter[]>) => Stoppable
  /** Runs work that only one process may do at a time, whenever this process gets the lease. */
  readonly exclusively: (what: string, start: () => Promise<Stoppable>) => Stoppable | Promise<Stoppable>
  /** Runs work once, as soon as no other process runs work of that name. */
  readonly runExclusively: <T>(what: string, work: () => Promise<T>) => Promise<T>
  /** What this process met that only a newer version of the program knows; absent where there is no newer process. */
  readonly outdated?: () => string | undefined
  /** The keys that sign and verify share links. Throws one line when none is the key of the links that were issued. */
  readonly shareKey: () => Promise<KeyRing>
  /** True for the first caller of a name among all processes; absent where there is only one, which knows by itself. */
  readonly once?: (name: string, seconds: number) => Promise<boolean>
}
