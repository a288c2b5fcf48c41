import type { Parked } from '@embarca/projections/kit/parked.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { Told } from '@embarca/projections/kit/runner.ts'
import type { Data } from '../kit/data.ts'
import type { DeadLetter } from '../kit/dead-letters.ts'

/** Who hears of the folding of views. */
export type Watch = {
  readonly tell: (told: Told) => void
  readonly alarm: (parked: Parked) => void
  readonly failed: (error: Error) => void
}
export type Running = { stop(): Promise<void> }
export type Folding = Running & {
  /** Milliseconds that the views are behind the log. */
  lag(): number
  /** Streams that could not be folded and were set aside. */
  parked(): number
}

/** The engines that a process keeps its data in, and what they need to have done: embedded in a folder, or a cluster's. */
export type Stores = {
  readonly data: Data
  /** Folds the views in this process. */
  readonly fold: (watch: Watch) => Promise<Folding>
  /** Folds views anew while other processes fold them; a folder has one process, which is asked. */
  readonly rebuild?: (views: readonly string[]) => Promise<readonly Rebuilt[]>
  /** Hears what other processes fold, and says what this one folds to them; where there is one process, there is nobody. */
  readonly others?: { readonly say: (told: Told) => void; readonly hear: (tell: (told: Told) => void) => Promise<Folding> }
  /** Carries facts from the log to where projectors hear them; where they read the log themselves, nothing has to. */
  readonly relay?: () => Promise<Running>
  /** Where one process has all of a folder, tools ask it to try dead letters again; elsewhere they leave word in the store. */
  readonly answerRetries?: (retry: (keys: readonly string[]) => Promise<readonly DeadLetter[]>) => Running
  /** Runs what only one process may do at a time, whenever this one's turn comes. */
  readonly alone: (what: string, start: () => Promise<Running>) => Running | Promise<Running>
  /** Signs the links by which loads are followed. Throws one line when it is not the key of the links that were given out. */
  readonly shareKey: () => Promise<Buffer>
  /** True for whoever asks first for a name, of all processes; where there is one, it knows by itself. */
  readonly once?: (name: string, seconds: number) => Promise<boolean>
}
