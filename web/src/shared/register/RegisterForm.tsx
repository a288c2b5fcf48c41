import { type LinkProps, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StoredForm } from '../../base/use-editing.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import type { FormTexts } from './texts.ts'
import { type RegisterFormSpec, type RegisterFormState, useRegisterForm } from './use-register-form.ts'

type Props<Text extends object> = {
  readonly form: RegisterFormSpec<Text>
  readonly id: string | undefined
  readonly stored: StoredForm<Text>
  readonly list: { readonly to: string; readonly title: string }
  readonly texts: FormTexts
  readonly className?: string
  /** Search of the list's address after saving. */
  readonly afterSaving?: (id: string) => object
  readonly onSaved?: (id: string) => unknown
  readonly children: (form: RegisterFormState<Text>) => ReactNode
}

/** The page of a new or existing thing of a register; saving returns to the list. */
export const RegisterForm = <Text extends object>({ form: spec, id, stored, list, texts, ...rest }: Props<Text>) => {
  const navigate = useNavigate()
  const form = useRegisterForm({
    ...spec,
    ...{ id, stored },
    onSaved: async (saved) => {
      await rest.onSaved?.(saved)
      await navigate({ to: list.to, search: rest.afterSaving?.(saved) ?? {} } as LinkProps as never)
    },
  })
  return (
    <FormPage
      {...(rest.className && { className: rest.className })}
      title={form.isNew ? texts.add : texts.change}
      list={list}
      saves={texts.save}
      pending={form.pending}
      joined={form.joined}
      isUnsaved={form.isUnsaved}
      lost={texts.lost}
      onSave={form.save}
    >
      {rest.children(form)}
    </FormPage>
  )
}
