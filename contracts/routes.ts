import { merged } from './kit/merge.ts'
import * as modules from './modules.ts'

/** Tables whose rows are mounted as they stand: commands go to their module, queries to their reader. */
export const mountedRoutes = merged(modules, 'routes')

/** Tables whose rows are served one by one. A process that answers queries serves them all, except `realtime`, which is the push's. */
export const servedRoutes = merged(modules, 'served')

/** Every table by name: what the role matrix, OpenAPI and the acceptance list walk over. */
export const allRoutes = { ...mountedRoutes, ...servedRoutes }
