import { EMAIL } from '@embarca/contracts/share/codes.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import { filledFields } from '../../shared/register/use-register-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { stateCodes } from './carrier-address.ts'

export const blankCompany = { name: '', fantasyName: '', city: '', state: '', contactName: '', contactEmail: '' }
export type TypedCompany = typeof blankCompany
type Errors = Readonly<Record<string, string>>

const isEmail = new RegExp(EMAIL)
/** What is wrong, by field. */
export const wrongIn = ({ name, contactEmail }: TypedCompany): Errors => ({
  ...(!name.trim() && { name: 'Informe a razão social.' }),
  ...(contactEmail.trim() && !isEmail.test(contactEmail.trim()) && { contactEmail: 'Informe um e-mail válido.' }),
})
export const typedInput = (company: TypedCompany) => filledFields(company) as TypedCompany

type Props = { readonly company: TypedCompany; readonly wrong: Errors; readonly onChange: (part: Partial<TypedCompany>) => void }

/** The data of a company that no registry knew, and whom it is represented by. */
export const TypedCompanyFields = ({ company, wrong, onChange }: Props) => {
  const field = (name: keyof TypedCompany) => ({
    value: company[name],
    error: wrong[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <FormSection>
        <TextField label="Razão social" required className="c12" {...field('name')} />
        <TextField label="Nome fantasia" className="c12" {...field('fantasyName')} />
        <TextField label="Cidade" className="c8" {...field('city')} />
        <SelectField
          label="UF"
          className="c4"
          options={stateCodes.map((value) => ({ value, label: value }))}
          value={company.state || undefined}
          onChange={(state) => onChange({ state: state ?? '' })}
        />
      </FormSection>
      <FormSection title="Quem administra">
        <TextField label="Nome" className="c6" {...field('contactName')} />
        <TextField
          label="E-mail"
          type="email"
          className="c6"
          hint="Recebe um link de acesso. Sem e-mail, a transportadora fica sem usuários."
          {...field('contactEmail')}
        />
      </FormSection>
    </>
  )
}
