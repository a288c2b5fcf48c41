import type { ViewManifest } from '../shared/manifest.ts'
import { notifyInbox } from './notify.ts'
import { inboxProjector } from './projector.ts'
import { inboxReaders } from './readers.ts'
import { inboxSettingsProjector } from './settings.ts'

export const inboxView = {
  projectors: [inboxProjector, inboxSettingsProjector],
  notifies: { inbox: notifyInbox },
  readers: { inbox: inboxReaders },
} as const satisfies ViewManifest
