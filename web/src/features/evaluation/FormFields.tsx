import { evaluationEntities, MOST_WEIGHT } from '@embarca/contracts/evaluation/codes.ts'
import { evaluationLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRead } from '../../base/queries.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './evaluation.css'
import { type CriterionText, type FormText, mayAddCriterion, newCriterion } from './form-text.ts'

const entities = evaluationEntities.map((value) => ({ value, label: evaluationLabels.entity[value] }))
const weights = Array.from({ length: MOST_WEIGHT }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

type Form = { readonly form: RegisterFormState<FormText> }
/** What a form evaluates, for whom, and by which criteria. */
export const FormFields = ({ form }: Form) => {
  const { text, errors, change, isNew } = form
  const groups = useRead(sessionRoutes.shipperGroups, {})
  return (
    <>
      <FormSection>
        <TextField className="c12" label="Nome" required autoFocus maxLength={60} {...form.field('name')} />
        <SelectField className="c6" label="Avalia" options={entities} disabled={!isNew} {...form.choice('entity')} />
        <MultiSelectField
          className="c6"
          label="Grupos de operação"
          options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={text.operationGroupIds.length ? text.operationGroupIds : undefined}
          onChange={(operationGroupIds) => change({ operationGroupIds: operationGroupIds ?? [] })}
          error={errors['operationGroupIds']}
        />
      </FormSection>
      <FormSection title="Critérios">
        {text.criteria.map((criterion, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new criterion has no id, and order is what the user sees
          <Criterion key={at} {...{ form, criterion, at }} />
        ))}
      </FormSection>
      {mayAddCriterion(text) && (
        <Button icon="plus" className="add-criterion" onClick={() => change({ criteria: [...text.criteria, newCriterion] })}>
          Adicionar critério
        </Button>
      )}
    </>
  )
}

const Criterion = ({ form, criterion, at }: Form & { readonly criterion: CriterionText; readonly at: number }) => {
  const { criteria } = form.text
  const put = (part: Partial<CriterionText>) =>
    form.change({ criteria: criteria.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const number = at + 1
  return (
    <>
      <TextField
        className="c12"
        label={`Critério ${number}`}
        required
        maxLength={200}
        value={criterion.text}
        onChange={(text) => put({ text })}
        error={form.errors[`criteria.${at}`]}
      />
      <SelectField
        className="c4"
        label={`Peso do critério ${number}`}
        options={weights}
        value={criterion.weight}
        onChange={(weight) => put({ weight: weight ?? '1' })}
      />
      <Checkbox className="c6 beside" checked={criterion.required} onChange={(required) => put({ required })}>
        Resposta obrigatória
      </Checkbox>
      {criteria.length > 1 && (
        <IconButton
          icon="trash"
          className="remove-criterion"
          label={`Remover critério ${number}`}
          onClick={() => form.change({ criteria: criteria.filter((_, index) => index !== at) })}
        />
      )}
    </>
  )
}
