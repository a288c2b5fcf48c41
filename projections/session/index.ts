import type { ViewManifest } from '../shared/manifest.ts'
import { panelReaders } from './panels.ts'
import { userProjector } from './projector.ts'
import { sessionReaders } from './readers.ts'

export type { User } from './projector.ts'

export const sessionView = {
  projectors: [userProjector],
  readers: { session: sessionReaders, panels: panelReaders },
} as const satisfies ViewManifest
