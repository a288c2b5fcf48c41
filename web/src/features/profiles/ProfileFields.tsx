import { trailerTypes, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { choicesOf } from './profile-labels.ts'
import type { ProfileText } from './profile-text.ts'

type Choices = readonly { readonly value: string; readonly label: string }[]
const withLabels = (codes: readonly string[]): Choices => codes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))
const accepts: Choices = Object.entries(loadLabels.acceptType).map(([value, label]) => ({ value, label }))
const named = (list: readonly { id: string; name: string }[] | undefined): Choices =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** The fields of a load profile: measure, price and hiring of its loads, and defaults of the launch form. */
export const ProfileFields = ({ form }: { readonly form: RegisterFormState<ProfileText> }) => {
  const products = useRead(referenceRoutes.products, {})
  const units = useRead(referenceRoutes.units, {})
  const choice = (name: keyof ProfileText, label: string, options: Choices, placeholder = 'Não informado', className = 'c4') => (
    <SelectField {...{ className, label, options, placeholder }} clearable {...form.choice(name)} />
  )
  return (
    <>
      <h2>Perfil</h2>
      <div className="form-grid">
        <TextField className="c8" label="Nome" required autoFocus maxLength={200} {...form.field('name')} />
        <SelectField className="c4" label="Medida da carga" required options={choicesOf('measureType')} {...form.choice('measureType')} />
      </div>
      <h2>Como é contratada</h2>
      <div className="form-grid">
        {choice('pricing', 'Precificação', choicesOf('pricing'))}
        {choice('acceptType', 'Aceite', accepts)}
        {choice('tax', 'Impostos', choicesOf('tax'))}
        {choice('flow', 'Fluxo', choicesOf('flow'))}
        {choice('tracking', 'Rastreamento', choicesOf('tracking'))}
        <Checkbox className="c6" {...form.tick('approvalRequired')}>
          Toda contratação precisa de aprovação
        </Checkbox>
        <Checkbox className="c6" {...form.tick('attachmentsRequired')}>
          Exigir anexo no lançamento
        </Checkbox>
      </div>
      <h2>Preenchido no lançamento</h2>
      <div className="form-grid">
        {choice('vehicleType', 'Veículo', withLabels(vehicleTypes), 'Qualquer', 'c3')}
        {choice('trailerType', 'Carroceria', withLabels(trailerTypes), 'Qualquer', 'c3')}
        {choice('productId', 'Produto', named(products.data), 'Nenhum', 'c3')}
        {choice('unitId', 'Unidade', named(units.data), 'Nenhuma', 'c3')}
      </div>
    </>
  )
}
