import { answerTypes, checklistMoments } from '@embarca/contracts/checklist/codes.ts'
import { checklistTexts } from '@embarca/contracts/checklist/labels.pt.ts'
import { vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ItemText } from './item-form.ts'

type Props = { readonly form: RegisterFormState<ItemText> }

const optionsOf = <Code extends string>(codes: readonly Code[], labels: Readonly<Record<Code, string>>) =>
  codes.map((value) => ({ value, label: labels[value] }))
const types = optionsOf(answerTypes, checklistTexts.answerTypes)
const moments = optionsOf(checklistMoments, checklistTexts.moments)
const vehicles = vehicleTypes.map((value) => ({ value, label: vehicleLabel(value) ?? value }))
const answers = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
]
/** In a field, no choice means all of them; so does an empty list of a question. */
const chosen = <Code extends string>(codes: readonly Code[]) => (codes.length === 0 ? undefined : codes)

/** What passes, by the answer type. */
const PassingFields = ({ form }: Props) => {
  const { text, errors, change } = form
  const limit = (name: 'min' | 'max', label: string) => (
    <NumberField
      className="c4"
      label={label}
      hint="Em branco, sem limite."
      value={text[name]}
      onChange={(value) => change({ [name]: value })}
      error={errors[name]}
    />
  )
  if (text.answerType === 'YES_NO')
    return <SelectField className="c6" label="Resposta que aprova" required options={answers} {...form.choice('expected')} />
  if (text.answerType === 'PHOTO')
    return <TextField className="c6" label="Fotos pedidas" required inputMode="numeric" maxLength={1} {...form.field('photos')} />
  if (text.answerType !== 'NUMBER') return null
  return (
    <>
      {limit('min', 'Mínimo')}
      {limit('max', 'Máximo')}
      <TextField className="c4" label="Unidade" maxLength={20} autoComplete="off" {...form.field('unit')} />
    </>
  )
}

const WhereFields = ({ form: { text, errors, change } }: Props) => {
  const places = useRead(referenceRoutes.collectPlacesPaged, { size: 100 })
  const gates = (places.data?.list ?? [])
    .filter(({ id, isGate }) => isGate || text.gateIds.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSection title="Onde e quando">
      <SelectField
        className="c6"
        label="Momento"
        options={moments}
        value={text.moment}
        onChange={(moment) => moment && change({ moment })}
      />
      <MultiSelectField
        className="c6"
        label="Portarias"
        all="Todas"
        options={gates}
        value={chosen(text.gateIds)}
        onChange={(gateIds = []) => change({ gateIds })}
        error={errors['gateIds']}
      />
      <MultiSelectField
        className="c6"
        label="Veículos"
        options={vehicles}
        value={chosen(text.vehicleTypes)}
        onChange={(chosenTypes = []) => change({ vehicleTypes: [...chosenTypes] })}
      />
    </FormSection>
  )
}

/** One question of a checklist. */
export const ItemFields = ({ form }: Props) => (
  <>
    <FormSection>
      <TextField
        className="c12"
        label="Pergunta"
        required
        autoFocus={form.isNew}
        maxLength={200}
        autoComplete="off"
        {...form.field('question')}
      />
      <SelectField
        className="c6"
        label="Tipo de resposta"
        options={types}
        value={form.text.answerType}
        onChange={(answerType) => answerType && form.change({ answerType })}
      />
      <PassingFields form={form} />
      <Checkbox className="c12" {...form.tick('mandatory')}>
        Obrigatória: reprovada, barra o caminhão
      </Checkbox>
    </FormSection>
    <WhereFields form={form} />
    <FormSection title="No checklist">
      <TextField className="c4" label="Posição" required inputMode="numeric" maxLength={3} {...form.field('position')} />
      <Checkbox className="c6 beside" {...form.tick('active')}>
        Ativo: é perguntado nas próximas visitas
      </Checkbox>
    </FormSection>
  </>
)
