import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../base/api.ts'
import { AutocompleteField } from '../ui/AutocompleteField.tsx'
import type { FieldProps } from '../ui/Field.tsx'

/** A carrier as forms hold it. */
export type CompanyOption = { readonly id: string; readonly name: string }
type Found = CompanyOption & { readonly city?: string }
type Props = FieldProps & { readonly value: CompanyOption | undefined; readonly onChange: (company: CompanyOption | undefined) => void }

const FEW = 15
const search = async (typed: string): Promise<readonly Found[]> =>
  (await call(referenceRoutes.transporters, typed ? { text: typed, size: FEW } : { size: FEW })).list

/** One of the carriers that work for this company, found by name or CNPJ. */
export const CompanyField = ({ value, onChange, ...field }: Props) => (
  <AutocompleteField<Found>
    {...field}
    value={value}
    onChange={(one) => onChange(one && { id: one.id, name: one.name })}
    search={search}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
    detailOf={({ city }) => city}
  />
)
