import type { ViewManifest } from '../shared/manifest.ts'
import { pushDevicesProjector } from './devices.ts'
import { pushDeviceReaders } from './readers.ts'

export const webPushView = {
  projectors: [pushDevicesProjector],
  readers: { pushDevices: pushDeviceReaders },
} as const satisfies ViewManifest
