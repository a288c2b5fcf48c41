import type { Beside } from '../kit/module.ts'
import { loadDecider } from './decider.ts'
import type { Load } from './state.ts'

export const streamOfLoad = (loadId: string) => `load-${loadId}`

/** The load as another module's decisions and scopes see it. */
export const loadOf = ({ read }: Pick<Beside, 'read'>, loadId: string): Promise<Load> => read(loadDecider, streamOfLoad(loadId))
