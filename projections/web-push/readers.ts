import type { pushDeviceRoutes } from '@embarca/contracts/web-push/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { countDocuments } from '../kit/report.ts'
import { PUSH_DEVICES } from './devices.ts'

export const pushDeviceReaders: Readers<typeof pushDeviceRoutes> = {
  own: async (_, { views, by: { userId } }) => ({ devices: await countDocuments(views, PUSH_DEVICES, { where: { userId } }) }),
}
