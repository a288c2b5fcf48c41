import type { EvaluationForm } from '@embarca/contracts/evaluation/form.ts'
import { evaluationLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationCommands, evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import { usePages } from '../../base/queries.ts'
import { type DrawerAddress, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { type EditorSpec, RegisterDrawer } from '../../shared/register/RegisterEditor.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { formTexts, listTexts } from '../../shared/register/texts.ts'
import { FormFields } from './FormFields.tsx'
import { blankForm, type FormText, formErrors, formInput, formText } from './form-text.ts'

const to = '/evaluationForm'
const { search: _, ...texts } = listTexts('formulário', 'formulários')
const columns: readonly RegisterColumn<EvaluationForm>[] = [
  { id: 'name', header: 'Formulário', width: 'minmax(180px, 1.5fr)' },
  { id: 'entity', header: 'Avalia', width: '140px', cell: ({ entity }) => evaluationLabels.entity[entity] },
  {
    id: 'groups',
    header: 'Grupos de operação',
    width: 'minmax(140px, 1fr)',
    labelled: true,
    cell: ({ operationGroupIds }) => (operationGroupIds.length ? String(operationGroupIds.length) : 'Todos'),
  },
  { id: 'criteria', header: 'Critérios', width: '96px', labelled: true, cell: ({ criteria }) => String(criteria.length) },
  { id: 'version', header: 'Versão', width: '88px', wideOnly: true, labelled: true, cell: ({ version }) => String(version) },
]
const form: EditorSpec<EvaluationForm, FormText> = {
  add: evaluationCommands.add,
  change: evaluationCommands.change,
  query: evaluationRoutes.form,
  lists: [evaluationRoutes.forms],
  blank: blankForm,
  textOf: formText,
  errors: formErrors,
  input: formInput,
}

/** The forms by which transporters and drivers are evaluated. */
export const EvaluationForms = () => {
  const { address, onAddress } = useRegisterAddress<DrawerAddress>()
  const { id, adds, ...page } = address
  return (
    <RegisterPage
      title={evaluationLabels.formsTitle}
      texts={texts}
      query={usePages(evaluationRoutes.forms, { size: 50 }, { keep: true })}
      columns={columns}
      nameOf={({ name }) => name}
      {...{ address: page, onAddress }}
      add={{ command: evaluationCommands.add, label: 'Novo formulário', link: { to, search: { adds: true } } }}
      edit={{ command: evaluationCommands.change, link: (one) => ({ to, search: { id: one.id } }) }}
      remove={{ command: evaluationCommands.remove, list: evaluationRoutes.forms, named: ({ name }) => `o formulário ${name}` }}
    >
      <RegisterDrawer
        open={id !== undefined || adds === true}
        {...{ id, form }}
        texts={formTexts('formulário de avaliação', 'formulário')}
        onClose={() => onAddress(page)}
      >
        {(state) => <FormFields form={state} />}
      </RegisterDrawer>
    </RegisterPage>
  )
}
