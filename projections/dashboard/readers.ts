import type { dashboardRoutes } from '@embarca/contracts/dashboard/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { general } from './general.ts'
import { loads } from './loads.ts'
import { type OtifFiguresOf, widgetWith } from './widgets.ts'

/** `figures`: what OTIF is, month by month. */
export const dashboardReaders = (figures: OtifFiguresOf): Readers<typeof dashboardRoutes> => ({
  widget: widgetWith(figures),
  general,
  loads,
})
