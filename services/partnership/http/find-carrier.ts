import { isCnpj, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { type PartnershipStatus, partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { RegistryCompany } from '@embarca/contracts/partnership/onboarding-routes.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyRegistry } from '../../kit/company-registry.ts'
import { refusedCarrier } from './refused-carrier.ts'

/** The CNPJ as it is kept; a wrong one is refused at its field. */
export const cnpjOf = (typed: string): string => {
  const document = lettersAndDigits(typed)
  if (!isCnpj(document)) throw refusedCarrier('CNPJ_INVALID', 'cnpj')
  return document
}

type Company = { readonly id: string; readonly name: string; readonly document: string; readonly city: string; readonly state: string }

/** A carrier of the platform, with the asker's relation to it. */
export const findCarrier = async (views: Views, { shipperId }: Actor, document: string) => {
  const { items } = await views.page<Company>('transporter', { where: { document }, sort: ['name', 'asc'], size: 1 })
  const [found] = items
  if (!found) return undefined
  const relation = await views.get<{ status: PartnershipStatus }>('partnership', partnershipId(shipperId, found.id))
  const { id, name, city, state } = found
  return { id, name, document, city, state, status: relation?.status ?? ('NONE' as const) }
}

/** What the public registry says; a refusal tells why it says nothing. */
export const foundInRegistry = async (registry: CompanyRegistry, cnpj: string, log: FastifyBaseLogger): Promise<RegistryCompany> => {
  if (registry.channel === 'OFF') throw refusedCarrier('COMPANY_REGISTRY_OFF')
  const found = await registry.find(cnpj).catch((error: unknown) => {
    log.warn({ err: error }, 'the company registry did not answer')
    throw refusedCarrier('COMPANY_REGISTRY_DOWN')
  })
  if (!found) throw refusedCarrier('COMPANY_NOT_FOUND')
  return found
}
