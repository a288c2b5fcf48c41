import { completePhone } from '@embarca/contracts/kit/phone.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { PassedLink } from '@embarca/contracts/share/hand-out.ts'
import type { Views } from '../kit/read-store.ts'
import type { PartnershipDocument } from './document.ts'
import { PARTNERSHIPS } from './filters.ts'

/** Whom a link for a carrier goes to: the shipper's own contact there, else the company's phone. */
export const carrierContact = async (
  views: Views,
  shipperId: string,
  transporterId: string,
): Promise<Pick<PassedLink, 'name' | 'phone' | 'isStaffed'>> => {
  const [relation, company] = await Promise.all([
    views.get<PartnershipDocument>(PARTNERSHIPS, partnershipId(shipperId, transporterId)),
    views.get<{ readonly name: string; readonly phone?: string }>('transporter', transporterId),
  ])
  const phone = completePhone(relation?.phone) ?? completePhone(company?.phone)
  return { name: relation?.name || company?.name || '', isStaffed: relation?.staffed ?? false, ...(phone && { phone }) }
}
