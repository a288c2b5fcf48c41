import { isCnpj, isCpf } from '@embarca/contracts/kit/documents.ts'
import { documentMask } from '../../base/masks.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { RegisterFormState } from './use-register-form.ts'

/** A company or person at an address, as form text. */
export type AddressText = {
  readonly name: string
  readonly document: string
  readonly street: string
  readonly district: string
  readonly city: string
  readonly state: string
}
export const noAddress: AddressText = { name: '', document: '', street: '', district: '', city: '', state: '' }

const UFS = new Set('AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '))

/** Errors by field. */
export const addressErrors = ({ name, document, street, city, state }: AddressText): Readonly<Record<string, string>> => ({
  ...(!name.trim() && { name: 'Informe o nome.' }),
  ...(!isCnpj(document) && !isCpf(document) && { document: 'Informe um CNPJ ou CPF válido.' }),
  ...(!street.trim() && { street: 'Informe a rua e o número.' }),
  ...(!city.trim() && { city: 'Informe a cidade.' }),
  ...(!UFS.has(state) && { state: 'UF inválida.' }),
})

/** Name, document and address. */
export const AddressFields = <Text extends AddressText>({ form: { field, change, isNew } }: { readonly form: RegisterFormState<Text> }) => (
  <>
    <TextField className="c8" label="Nome" required autoFocus={isNew} maxLength={200} autoComplete="off" {...field('name')} />
    <TextField className="c4" label="CNPJ ou CPF" required mask={documentMask} autoComplete="off" {...field('document')} />
    <TextField className="c8" label="Rua e número" required maxLength={200} autoComplete="off" {...field('street')} />
    <TextField className="c4" label="Bairro" maxLength={200} autoComplete="off" {...field('district')} />
    <TextField className="c8" label="Cidade" required maxLength={200} autoComplete="off" {...field('city')} />
    <TextField
      className="c4"
      label="UF"
      required
      maxLength={2}
      autoComplete="off"
      {...field('state')}
      onChange={(state) => change({ state: state.toUpperCase().replace(/[^A-Z]/g, '') } as Partial<Text>)}
    />
  </>
)
