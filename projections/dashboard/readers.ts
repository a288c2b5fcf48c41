import type { dashboardRoutes } from '@embarca/contracts/dashboard/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { general } from './general.ts'
import { loads } from './loads.ts'
import { type OtifFiguresOf, widgetWith } from './widgets.ts'

/** `figures`: the OTIF figures of each month. */
export const dashboardReaders = (figures: OtifFiguresOf): Readers<typeof dashboardRoutes> => ({
  widget: widgetWith(figures),
  general,
  loads,
})
