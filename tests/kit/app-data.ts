import { allEvents } from '@embarca/contracts/events.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'

/** What an app stands on: its stores, and how views are folded on them. */
export type AppStores = { readonly data: DataStores; readonly project: typeof startProjecting }

let open = async (): Promise<AppStores> => ({ data: memoryData({ eventSchemas: allEvents }), project: startProjecting })

/** Where the apps of this test file stand from now on: a run on real servers says so. */
export const keepAppDataIn = (place: () => Promise<AppStores>): void => {
  open = place
}
/** A ground of its own for one app; in memory unless a run says otherwise. */
export const appData = (): Promise<AppStores> => open()
