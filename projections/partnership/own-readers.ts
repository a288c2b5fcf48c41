import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { ownCarrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { PartnershipDocument } from './document.ts'
import { CARRIER_PARTNERSHIPS } from './projector.ts'
import { usersOf } from './readers.ts'

type Company = OutputOf<typeof ownCarrierRoutes.company>
type Shipper = { readonly id: string; readonly name: string; readonly document: string }
const ALL = 500

/** What a carrier's people see: their own company, their colleagues, and the shippers they deal with. */
export const ownCarrierReaders: Readers<typeof ownCarrierRoutes> = {
  invites: async (_, { views, by }) => {
    const relations = await readAllDocuments<PartnershipDocument>(views, CARRIER_PARTNERSHIPS, {
      where: { transporterId: by.transporterId ?? '' },
      sort: ['openedAt', 'desc'],
      size: ALL,
    })
    const begun = relations.filter(({ invite }) => invite)
    const shippers = await Promise.all(begun.map(({ shipperId }) => views.get<Shipper>('shipper', shipperId)))
    return begun.map(({ shipperId: id, direction, invite, openedAt, expiresAt, reason }, at) =>
      given({
        id,
        kind: 'RELATION' as const,
        direction: direction === 'SENT' ? ('RECEIVED' as const) : ('SENT' as const),
        state: invite!,
        name: shippers[at]?.name ?? '',
        document: shippers[at]?.document ?? '',
        openedAt: openedAt!,
        expiresAt,
        reason,
      }),
    )
  },
  company: async (_, { views, by }) => {
    const found = await views.get<Company>('transporter', by.transporterId ?? '')
    if (!found) return undefined
    const { id, revision, name, document, city, state } = found
    const { fantasyName, street, district, zipCode, phone, email, fleetType, operationUFs } = found
    return {
      ...{ id, revision, name, document, city, state },
      ...given({ fantasyName, street, district, zipCode, phone, email, fleetType, operationUFs }),
    }
  },
  users: async (_, context) => usersOf(context, context.by.transporterId ?? ''),
  shippers: async ({ document }, { views }) => {
    const { items } = await views.page<Shipper>('shipper', {
      where: { document: lettersAndDigits(document) },
      sort: ['name', 'asc'],
      size: 5,
    })
    return items.map(({ id, name }) => ({ id, name }))
  },
}
