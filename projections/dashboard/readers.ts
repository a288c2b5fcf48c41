import type { dashboardRoutes } from '@embarca/contracts/dashboard/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { general } from './general.ts'
import { loads } from './loads.ts'
import { widget } from './widgets.ts'

export const dashboardReaders: Readers<typeof dashboardRoutes> = { widget, general, loads }
