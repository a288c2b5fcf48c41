import type { LookupContext } from '../kit/command-row.ts'
import { type LoadState, loadFold } from './state.ts'

export const streamOfLoad = (loadId: string) => `load-${loadId}`

/** The load as decisions and owners of other modules read it. */
export const loadOf = ({ read }: Pick<LookupContext, 'read'>, loadId: string): Promise<LoadState> => read(loadFold, streamOfLoad(loadId))
