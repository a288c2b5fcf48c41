import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCommand } from '../../lib/command.ts'
import { type Stored, useEditing } from '../../lib/editing.ts'
import type { CallFailed } from '../../lib/failure.ts'
import { fieldErrors } from '../../lib/field-errors.ts'
import { refreshRead } from '../../lib/pages.ts'
import { useErrors } from '../../lib/use-errors.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { type ProfileText, profileErrors, profileFields } from './profile-text.ts'

/** Fills in a load profile; saved, it goes back to the list. */
export const ProfileForm = ({ id, stored }: { readonly id?: string; readonly stored: Stored<ProfileText> }) => {
  const client = useQueryClient()
  const go = useNavigate()
  const { text: profile, joined, over, outdone, change } = useEditing(stored, referenceRoutes.profiles)
  const errors = useErrors(profileErrors(profile))
  const unsaved = useRef(false)
  const ways = {
    done: () => {
      unsaved.current = false
      void refreshRead(client, referenceRoutes.profiles)
      void go({ to: '/loadprofiles' })
    },
    failed: (failure: CallFailed) => {
      outdone(failure)
      return errors.tell(fieldErrors(failure))
    },
  }
  const add = useCommand(profileCommands.addProfile, ways)
  const alter = useCommand(profileCommands.changeProfile, ways)
  const save = () => {
    if (!errors.pass()) return
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
