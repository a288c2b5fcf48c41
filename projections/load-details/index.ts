import { historyReaders } from '../history/index.ts'
import { notifyLoad } from '../shared/load-notification.ts'
import type { ViewManifest } from '../shared/manifest.ts'
import { deliveryReaders } from './delivery.ts'
import { freightReport } from './freight-report.ts'
import { loadDetailsProjector } from './projector.ts'
import { loadDetailsReaders, loadExtrasReaders } from './readers.ts'

export type { Details } from './document.ts'
export { loadDetailsProjector }

export const loadDetailsView = {
  projectors: [loadDetailsProjector],
  notifies: { 'load-details': notifyLoad },
  readers: {
    loadDetails: { ...loadDetailsReaders, ...historyReaders },
    loadExtras: loadExtrasReaders,
    delivery: deliveryReaders,
  },
  reports: { freight: freightReport },
} as const satisfies ViewManifest
