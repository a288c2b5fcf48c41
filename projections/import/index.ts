import type { ViewManifest } from '../shared/manifest.ts'
import { notifyImport } from './notify.ts'
import { importProjector } from './projector.ts'
import { importReaders } from './readers.ts'

export const importView = {
  projectors: [importProjector],
  notifies: { import: notifyImport },
  readers: { importReads: importReaders },
} as const satisfies ViewManifest
