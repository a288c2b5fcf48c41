import { documentRoutes, documentTypeCommands } from '@embarca/contracts/carrier-document/routes.ts'
import { useRead } from '../../base/queries.ts'
import { RegisterForm } from '../../shared/register/RegisterForm.tsx'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { actionChoices, noType, subjectChoices, typeErrors, typeFields, typeText } from './type-text.ts'

const texts = formTexts('tipo de documento', 'tipo')
const spec = {
  add: documentTypeCommands.add,
  change: documentTypeCommands.change,
  query: documentRoutes.types,
  lists: [documentRoutes.documents],
  errors: typeErrors,
  input: typeFields,
}

/** The page of a new or existing type of document. */
export const DocumentTypePage = ({ id }: { readonly id: string | undefined }) => {
  const types = useRead(documentRoutes.types, {}, { enabled: id !== undefined })
  const known = types.data?.find((one) => one.id === id)
  return (
    <RegisterItem
      {...{ id, read: types, item: known && { ...known, revision: 0 }, blank: noType, textOf: typeText }}
      {...texts}
      waiting={<FormPageWaiting />}
    >
      {({ text }) => (
        <RegisterForm form={spec} list={{ to: '/documentTypes', title: 'Tipos de documento' }} stored={{ text }} {...{ texts, id }}>
          {(form) => (
            <div className="form-grid">
              <TextField className="c8" label="Nome" required autoFocus maxLength={60} {...form.field('name')} />
              {/* Documents of the type belong to subjects of this kind: it stays. */}
              <SelectField
                className="c4"
                label="De"
                required
                options={subjectChoices.filter(({ value }) => id === undefined || value === form.text.subject)}
                {...form.choice('subject')}
              />
              <Checkbox className="c6" {...form.tick('required')}>
                Obrigatório
              </Checkbox>
              <Checkbox className="c6" {...form.tick('expires')}>
                Tem data de vencimento
              </Checkbox>
              <SelectField className="c6" label="Vencido ou ausente" required options={actionChoices} {...form.choice('action')} />
            </div>
          )}
        </RegisterForm>
      )}
    </RegisterItem>
  )
}
