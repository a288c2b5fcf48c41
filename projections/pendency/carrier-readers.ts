import type { carrierPendencyRoutes, LoadPendencies } from '@embarca/contracts/pendency/carrier-routes.ts'
import type { ReporterType } from '@embarca/contracts/pendency/codes.ts'
import { pendencyTypeIds, pendencyTypeOf } from '@embarca/contracts/pendency/types.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, type ReaderContext, type Readers } from '../kit/readers.ts'
import { hasLoad } from '../shared/audience.ts'
import { REPORTED, type ReportedDocument } from './projector.ts'
import { settingsFor } from './settings.ts'

/** The part of a carrier's load that says whose it is. */
type Bound = { readonly shipperId: string; readonly transporterId?: string; readonly executorId?: string; readonly driverId?: string }

const shown = ({ pendencyId: id, typeId, name, status, createdDate, endedDate, observation, attachments }: ReportedDocument) => ({
  ...given({ endedDate, observation }),
  ...{ id, typeId, name, status, createdDate },
  attachments: [...attachments],
})

const reported = async (
  loadId: string,
  { shipperId }: Bound,
  reporter: ReporterType,
  isOwn: (one: ReportedDocument) => boolean,
  { views }: ReaderContext,
): Promise<LoadPendencies> => {
  const settings = await settingsFor(views, shipperId)
  const types = pendencyTypeIds.filter((id) => pendencyTypeOf(id)!.reporterType === reporter && settings(id).active)
  const all = await readAllDocuments<ReportedDocument>(views, REPORTED, { where: { loadId }, sort: ['createdDate', 'desc'], size: 50 })
  return { types: types.map((id) => ({ id, name: settings(id).name })), list: all.filter(isOwn).map(shown) as LoadPendencies['list'] }
}

/** What carriers and drivers reported about a load that they run, and may report. */
export const carrierPendencyReaders: Readers<typeof carrierPendencyRoutes> = {
  ofCarrier: async ({ id }, context) => {
    const { transporterId } = context.by
    const load = await context.views.get<Bound>('carrier', id)
    if (!load || !hasLoad(load, transporterId)) return undefined
    return reported(id, load, 'TRANSPORTER', (one) => one.reporterType === 'TRANSPORTER' && one.transporterId === transporterId, context)
  },
  ofDriver: async ({ id }, context) => {
    const { driverId, userId } = context.by
    const load = await context.views.get<Bound>('carrier', id)
    if (!load || driverId === undefined || load.driverId !== driverId) return undefined
    return reported(id, load, 'DRIVER', (one) => one.reporterType === 'DRIVER' && one.userId === userId, context)
  },
}
