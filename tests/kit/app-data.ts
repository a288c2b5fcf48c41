import { productEvents } from '@embarca/contracts/events.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'

/** The stores of an app, and how views are folded on them. */
export type AppStores = { readonly data: DataStores; readonly project: typeof startProjecting }

let open = async (): Promise<AppStores> => ({ data: memoryData({ ...productEvents }), project: startProjecting })

/** Sets the stores for the apps of this test file; used by the run on real servers. */
export const keepAppDataIn = (place: () => Promise<AppStores>): void => {
  open = place
}
/** Separate stores for one app; in memory unless `keepAppDataIn` was called. */
export const appData = (): Promise<AppStores> => open()
