import type { ViewManifest } from '../kit/manifest.ts'
import { chatProjector } from './projector.ts'
import { chatReaders } from './readers.ts'

export const chatView = {
  projectors: [chatProjector],
  readers: { chat: chatReaders },
} as const satisfies ViewManifest
