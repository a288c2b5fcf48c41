import { isCnpj, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import type { CommandOrigin } from '../kit/command-row.ts'
import { isSame } from './commands.ts'
import { wrongAt } from './editable.ts'
import { registryModule } from './module.ts'

type Company = {
  readonly id: string
  readonly shipperId: string
  readonly shippers: readonly string[]
  readonly staffed?: boolean
  readonly vehicleTypes?: readonly string[]
  readonly trailerTypes?: readonly string[]
}
type Relation = { readonly id: string; readonly shipperId: string }

type Fleet = { readonly id: string; readonly vehicleType: string; readonly trailerType?: string }
const withOne = (types: readonly string[] | undefined, one: string | undefined) =>
  one === undefined || types?.includes(one) ? types : [...(types ?? []), one].sort()
type NewCompany = { readonly cnpj: string; readonly name: string; readonly [field: string]: unknown }
/** Of the caller's own company, where no id is given. */
type Changes = Partial<Omit<NewCompany, 'cnpj'>> & { readonly id?: string }
const isAlwaysThere = (name: string) => ['name', 'city', 'state', 'shippers'].includes(name)
const isKept = (name: string, value: unknown) => isAlwaysThere(name) || (value !== '' && !(Array.isArray(value) && value.length === 0))
const claimOf = (document: string) => `cnpj:${document}`
const changed = (company: Company, by: Partial<Company>) => ({ type: 'TransporterChanged', data: { ...company, ...by } })

/** Carrier companies. Whom they work for, and that they have users, follows other streams. */
export const companies = registryModule('transporter', {
  commands: {
    /** A CNPJ that is registered already is decided by its own stream, and changes nothing there. */
    AddCompany: {
      streamId: (_, { newId }) => newId,
      owner: (_, __, { by }) => ({ shipperId: by.shipperId }),
      joinsHolder: true,
      decide: ({ cnpj, ...fields }: NewCompany, company: Company | undefined, { newId: id }: CommandOrigin) => {
        if (company) return []
        const document = lettersAndDigits(cnpj)
        if (!isCnpj(document)) return wrongAt('CNPJ_INVALID', 'cnpj')
        const data = { city: '', state: '', ...fields, document, id, shipperId: PLATFORM, shippers: [] }
        return { type: 'TransporterRegistered', data }
      },
    },
    /** By its own people, or by a shipper that it works for while it has none (CA1). */
    ChangeCompany: {
      streamId: ({ id }: Changes, { by }) => id ?? by.transporterId ?? '',
      owner: (company: Company | undefined, _, { by }) =>
        company && {
          shipperId: company.shippers.includes(by.shipperId) ? by.shipperId : company.shipperId,
          transporterIds: [company.id],
        },
      decide: ({ id: _, ...fields }: Changes, company: Company, { by }) => {
        if (company.staffed && by.transporterId !== company.id) return refuse('COMPANY_STAFFED')
        const data = { ...company, ...fields }
        const filled = Object.fromEntries(Object.entries(data).filter(([name, value]) => isKept(name, value)))
        return isSame(company, filled) ? [] : { type: 'TransporterChanged', data: filled }
      },
    },
    NoteShipper: {
      decide: ({ shipperId }: Relation, company: Company | undefined) =>
        !company || company.shippers.includes(shipperId) ? [] : changed(company, { shippers: [...company.shippers, shipperId] }),
    },
    NoteShipperLeft: {
      decide: ({ shipperId }: Relation, company: Company | undefined) =>
        company?.shippers.includes(shipperId) ? changed(company, { shippers: company.shippers.filter((id) => id !== shipperId) }) : [],
    },
    /** Types that the company has vehicles of; one stays known when its last vehicle went. */
    NoteFleet: {
      decide: ({ vehicleType, trailerType }: Fleet, company: Company | undefined) => {
        if (!company) return []
        const vehicleTypes = withOne(company.vehicleTypes, vehicleType)
        const trailerTypes = withOne(company.trailerTypes, trailerType)
        return vehicleTypes === company.vehicleTypes && trailerTypes === company.trailerTypes
          ? []
          : changed(company, { ...(vehicleTypes && { vehicleTypes }), ...(trailerTypes && { trailerTypes }) })
      },
    },
    NoteStaffed: {
      decide: (_, company: Company | undefined) => (!company || company.staffed ? [] : changed(company, { staffed: true })),
    },
  },
  claims: ({ type, data }, before) => {
    if (type === 'TransporterRemoved') return { release: [claimOf(before.document)] }
    if (before?.document === data.document) return undefined
    return { take: [claimOf(data.document)], ...(before && { release: [claimOf(before.document)] }) }
  },
  claimTaken: () => 'DOCUMENT_TAKEN',
})
