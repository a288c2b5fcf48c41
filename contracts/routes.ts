import { merged } from './kit/merge.ts'
import * as modules from './modules.ts'

/** Tables whose rows are mounted automatically: commands go to their module, queries to their reader. */
export const mountedRoutes = merged(modules, 'routes')

/** Tables whose rows are mounted one by one. Query processes serve them all, except `realtime`, which push processes serve. */
export const servedRoutes = merged(modules, 'served')

/** Every table by name: for the role matrix, OpenAPI and the acceptance list. */
export const allRoutes = { ...mountedRoutes, ...servedRoutes }
