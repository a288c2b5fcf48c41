import type { ReactNode } from 'react'
import type { StoredForm } from '../../base/use-editing.ts'
import { Button } from '../../ui/Button.tsx'
import { ConflictBanner } from '../../ui/ConflictBanner.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { type RegisterFormSpec, type RegisterFormState, useRegisterForm } from './use-register-form.ts'
import './drawer-form.css'

type Props<Text extends object> = {
  readonly form: RegisterFormSpec<Text>
  readonly id: string | undefined
  readonly stored: StoredForm<Text>
  /** Why the form is read-only. */
  readonly locked?: string | undefined
  readonly onSaved: () => unknown
  readonly onClose: () => void
  readonly children: (form: RegisterFormState<Text>) => ReactNode
}

/** The form of a new or existing thing of a register, in a drawer or dialog. */
export const DrawerForm = <Text extends object>({ form: spec, id, stored, locked, onSaved, onClose, children }: Props<Text>) => {
  const form = useRegisterForm({ ...spec, id, stored, onSaved })
  return (
    <form
      className="drawer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <div>
        <ConflictBanner joined={form.joined} />
        {locked && <FormNote icon="lock">{locked}</FormNote>}
        <fieldset disabled={locked !== undefined}>{children(form)}</fieldset>
      </div>
      <div className="overlay-footer">
        <Button onClick={onClose}>{locked ? 'Fechar' : 'Cancelar'}</Button>
        {!locked && (
          <Button type="submit" look="primary" pending={form.pending}>
            {form.isNew ? 'Cadastrar' : 'Salvar'}
          </Button>
        )}
      </div>
    </form>
  )
}
