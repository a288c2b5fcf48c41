import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { CallFailed } from '../../base/failure.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { type StoredForm, useEditing } from '../../base/use-editing.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { type ProfileText, profileErrors, profileFields } from './profile-text.ts'

/** Edits a load profile; saving returns to the list. */
export const ProfileForm = ({ id, stored }: { readonly id?: string; readonly stored: StoredForm<ProfileText> }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { text: profile, joined, over, refreshOnConflict, change } = useEditing(stored, referenceRoutes.profiles)
  const errors = useFormErrors(profileErrors(profile))
  const unsaved = useRef(false)
  const options = {
    done: () => {
      unsaved.current = false
      void refreshRead(client, referenceRoutes.profiles)
      void navigate({ to: '/loadprofiles' })
    },
    failed: (failure: CallFailed) => {
      refreshOnConflict(failure)
      return errors.showServerErrors(fieldErrors(failure))
    },
  }
  const add = useCommand(profileCommands.addProfile, options)
  const alter = useCommand(profileCommands.changeProfile, options)
  const save = () => {
    if (!errors.validate()) return
    const fields = profileFields(profile) as Parameters<typeof add.run>[0]
    void (id === undefined ? add.run(fields) : alter.run({ id, ...fields }, over))
  }
  return (
    <FormPage
      title={id === undefined ? 'Novo perfil de carga' : 'Editar perfil de carga'}
      list={{ to: '/loadprofiles', title: 'Perfis de carga' }}
      saves="Salvar perfil"
      pending={add.pending || alter.pending}
      joined={joined}
      isUnsaved={() => unsaved.current}
      lost="O que você mudou neste perfil será perdido."
      onSave={save}
    >
      <ProfileFields
        profile={profile}
        errors={errors.shown}
        onChange={(part) => {
          unsaved.current = true
          errors.forget()
          change(part)
        }}
      />
    </FormPage>
  )
}
