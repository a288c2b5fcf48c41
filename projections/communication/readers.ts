import type { communicationRoutes } from '@embarca/contracts/communication/routes.ts'
import { given, type ReaderContext, type Readers } from '../kit/readers.ts'
import type { Communication } from './projector.ts'

const MOST = 200
/** The number of notices shown: few users would step through more. */
const SHOWN = 10
const program = 'Embarca'

const nameOf = async (userId: string, { views }: ReaderContext) => (await views.get<{ name: string }>('people', userId))?.name ?? program

export const communicationReaders: Readers<typeof communicationRoutes> = {
  list: async (_, context) => {
    const { items } = await context.views.page<Communication>('communication', { where: {}, sort: ['createdDate', 'desc'], size: MOST })
    return Promise.all(
      items.map(async ({ shipperId: _, createdBy, modifiedBy, ...fields }) => ({
        ...given({ modifiedBy: modifiedBy && (await nameOf(modifiedBy, context)) }),
        ...fields,
        channels: [...fields.channels],
        createdBy: await nameOf(createdBy, context),
      })),
    )
  },
  notices: async (_, context) => {
    const { items } = await context.views.page<Communication>('communication', {
      where: { event: 'DAILY_NOTICE', status: 'ACTIVE', targetType: 'SHIPPER' },
      sort: ['createdDate', 'desc'],
      size: SHOWN,
    })
    const shown = items.filter(({ channels }) => channels.includes('SYSTEM'))
    return Promise.all(
      shown.map(async ({ name, content, createdBy }) => ({ title: name, content, announcedBy: await nameOf(createdBy, context) })),
    )
  },
}
