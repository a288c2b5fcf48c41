import { allFacts } from '@embarca/contracts/facts.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import type { Data } from '@embarca/services/kit/data.ts'

let open = async (): Promise<Data> => memoryData({ facts: allFacts })

/** Where the apps of this test file keep their data from now on: a run on real servers says so. */
export const keepAppDataIn = (place: () => Promise<Data>): void => {
  open = place
}
/** New data for one app; in memory unless a run says otherwise. */
export const appData = (): Promise<Data> => open()
