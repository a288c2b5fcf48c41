import { notifyLoad } from '../kit/load-notification.ts'
import type { ViewManifest } from '../kit/manifest.ts'
import { chatProjector } from './projector.ts'
import { chatReaders } from './readers.ts'

export const chatView = {
  projectors: [chatProjector],
  notifies: { chat: notifyLoad },
  readers: { chat: chatReaders },
} as const satisfies ViewManifest
