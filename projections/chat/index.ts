import type { ViewManifest } from '../shared/manifest.ts'
import { notifyChat } from './notify.ts'
import { chatProjector } from './projector.ts'
import { chatReaders } from './readers.ts'

export const chatView = {
  projectors: [chatProjector],
  notifies: { chat: notifyChat },
  readers: { chat: chatReaders },
} as const satisfies ViewManifest
