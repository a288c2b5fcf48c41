import { registryModule } from './module.ts'

type Company = { readonly id: string; readonly shipperId: string; readonly shippers: readonly string[]; readonly staffed?: boolean }
type Relation = { readonly id: string; readonly shipperId: string }

const changed = (company: Company, by: Partial<Company>) => ({ type: 'TransporterChanged', data: { ...company, ...by } })

/** Carrier companies. Whom they work for, and that they have users, follows other streams. */
export const companies = registryModule('transporter', {
  commands: {
    NoteShipper: {
      decide: ({ shipperId }: Relation, company: Company | undefined) =>
        !company || company.shippers.includes(shipperId) ? [] : changed(company, { shippers: [...company.shippers, shipperId] }),
    },
    NoteShipperLeft: {
      decide: ({ shipperId }: Relation, company: Company | undefined) =>
        company?.shippers.includes(shipperId) ? changed(company, { shippers: company.shippers.filter((id) => id !== shipperId) }) : [],
    },
    NoteStaffed: {
      decide: (_, company: Company | undefined) => (!company || company.staffed ? [] : changed(company, { staffed: true })),
    },
  },
})
