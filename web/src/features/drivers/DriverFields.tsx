import { cnhCategories } from '@embarca/contracts/reference/codes.ts'
import { cnh, cpf, phone } from '../../base/masks.ts'
import { CompanyField } from '../../shared/CompanyField.tsx'
import { DayField } from '../../shared/documents/DayField.tsx'
import { FormSection } from '../../shared/register/FormSection.tsx'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { TieFields } from '../../shared/ties/TieFields.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { DriverText } from './driver-text.ts'

const categories = cnhCategories.map((value) => ({ value, label: value }))

/** The fields of a driver as one carrier knows him; of a stored one, CPF and carrier are only shown. */
export const DriverFields = ({ form }: { readonly form: RegisterFormState<DriverText> }) => {
  const { text, errors, change, field, choice, tick, isNew } = form
  return (
    <>
      <FormSection>
        {isNew ? (
          <>
            <TextField className="c4" label="CPF" required autoFocus autoComplete="off" mask={cpf} {...field('cpf')} />
            <CompanyField
              className="c8"
              label="Transportadora"
              required
              value={text.company}
              onChange={(company) => change({ company })}
              error={errors['transporterId']}
            />
          </>
        ) : (
          <p className="c12">
            CPF <b className="num">{cpf.show(text.cpf)}</b> · dados de <b>{text.company?.name}</b>
          </p>
        )}
        <TextField className="c8" label="Nome" required maxLength={200} autoComplete="off" {...field('name')} />
        <TextField className="c4" label="Telefone" required mask={phone} autoComplete="off" {...field('phone')} />
        {isNew && <TieFields form={form} />}
      </FormSection>
      <FormSection title="CNH">
        <TextField className="c4" label="Número da CNH" mask={cnh} autoComplete="off" {...field('cnhNumber')} />
        <SelectField className="c4" label="Categoria" placeholder="Não informada" options={categories} {...choice('cnhCategory')} />
        <DayField className="c4" label="Validade" {...field('cnhExpiry')} />
        <Checkbox className="c12" {...tick('paidActivity')}>
          Exerce atividade remunerada (EAR)
        </Checkbox>
      </FormSection>
    </>
  )
}
