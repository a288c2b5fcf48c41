import type { AnyQuery, InputOf } from '@embarca/contracts/kit/route.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { fleetTypes } from '@embarca/contracts/reference/codes.ts'
import type { carrierCompanyCommands, companyCommands } from '@embarca/contracts/reference/company.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import { EMAIL } from '@embarca/contracts/share/codes.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { cep, phone } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { useEditing } from '../../base/use-editing.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { ConflictBanner } from '../../ui/ConflictBanner.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormSection } from '../register/FormSection.tsx'
import { type CompanyText, changesOf, type StoredCompany, textOf } from './company-text.ts'

const isEmail = new RegExp(EMAIL)
const stateOptions = Object.keys(states).map((value) => ({ value, label: value }))
const fleetOptions = fleetTypes.map((value) => ({ value, label: carrierLabels.fleetType[value] }))

/** What is wrong, by field. */
const wrongIn = ({ name, zipCode, phone: digits, email }: CompanyText) => ({
  ...(!name.trim() && { name: 'Informe a razão social.' }),
  ...(zipCode && zipCode.length !== 8 && { zipCode: 'Informe os 8 dígitos do CEP.' }),
  ...(digits && ![8, 10, 11].includes(digits.length) && { phone: 'Informe o telefone com DDD.' }),
  ...(email.trim() && !isEmail.test(email.trim()) && { email: 'Informe um e-mail válido.' }),
})

type Route = typeof companyCommands.changeCompany | typeof carrierCompanyCommands.changeOwnCompany
type Props = {
  readonly company: StoredCompany
  /** Of the company, so that nobody overwrites what another person saved meanwhile. */
  readonly revision: number
  readonly route: Route
  /** The company, where a shipper changes it. */
  readonly id?: string
  readonly query: AnyQuery
  readonly onDone: () => unknown
  readonly onClose: () => void
}

/** The data of a carrier: names, where it is, how to reach it, its fleet and the states it serves. */
export const EditCompany = ({ company, revision, route, id, query, onDone, onClose }: Props) => {
  const { text, start, joined, over, refreshOnConflict, change } = useEditing({ text: textOf(company), revision }, query)
  const errors = useFormErrors(wrongIn(text))
  const save = useCommand(route, {
    done: async () => {
      await onDone()
      onClose()
    },
    failed: (failure) => {
      refreshOnConflict(failure)
      return errors.showServerErrors(fieldErrors(failure))
    },
  })
  const edit = (part: Partial<CompanyText>) => {
    errors.forget()
    change(part)
  }
  const field = (name: Exclude<keyof CompanyText, 'operationUFs'>) => ({
    value: text[name],
    error: errors.shown[name],
    onChange: (value: string) => edit({ [name]: value }),
  })
  const send = () => {
    if (!errors.validate()) return
    const changes = changesOf(text, start)
    if (Object.keys(changes).length === 0) return onClose()
    void save.run({ ...(id !== undefined && { id }), ...changes } as InputOf<Route>, over)
  }
  return (
    <FormDialog
      title="Dados da empresa"
      accept="Salvar"
      width={640}
      pending={save.pending}
      className="company-form"
      onSend={send}
      onClose={onClose}
    >
      <ConflictBanner joined={joined && !save.pending} />
      <FormSection>
        <TextField label="Razão social" required className="c12" maxLength={200} {...field('name')} />
        <TextField label="Nome fantasia" className="c12" maxLength={200} {...field('fantasyName')} />
        <TextField label="Endereço" className="c8" maxLength={200} {...field('street')} />
        <TextField label="Bairro" className="c4" maxLength={100} {...field('district')} />
        <TextField label="CEP" className="c3" mask={cep} {...field('zipCode')} />
        <TextField label="Cidade" className="c6" maxLength={100} {...field('city')} />
        <SelectField
          label="UF"
          className="c3"
          options={stateOptions}
          value={text.state || undefined}
          onChange={(state) => edit({ state: state ?? '' })}
          error={errors.shown['state']}
        />
        <TextField label="Telefone" className="c6" mask={phone} {...field('phone')} />
        <TextField label="E-mail" type="email" className="c6" maxLength={200} {...field('email')} />
        <SelectField
          label="Frota"
          className="c6"
          clearable
          options={fleetOptions}
          value={fleetTypes.find((one) => one === text.fleetType)}
          onChange={(fleetType) => edit({ fleetType: fleetType ?? '' })}
        />
        <MultiSelectField
          label="UFs atendidas"
          className="c6"
          options={stateOptions}
          value={text.operationUFs.length ? text.operationUFs : undefined}
          onChange={(chosen) => edit({ operationUFs: chosen ?? [] })}
        />
      </FormSection>
    </FormDialog>
  )
}
