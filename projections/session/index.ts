import type { ViewManifest } from '../shared/manifest.ts'
import { userProjector } from './projector.ts'
import { sessionReaders } from './readers.ts'

export type { User } from './projector.ts'

export const sessionView = {
  projectors: [userProjector],
  readers: { session: sessionReaders },
} as const satisfies ViewManifest
