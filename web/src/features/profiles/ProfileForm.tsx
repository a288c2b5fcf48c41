import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { StoredForm } from '../../base/use-editing.ts'
import { RegisterForm } from '../../shared/register/RegisterForm.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { ProfileFields } from './ProfileFields.tsx'
import { type ProfileText, profileErrors, profileFields } from './profile-text.ts'

const spec = {
  add: profileCommands.addProfile,
  change: profileCommands.changeProfile,
  query: referenceRoutes.profiles,
  errors: profileErrors,
  input: profileFields,
}
export const profileTexts = formTexts('perfil de carga', 'perfil')

/** Edits a load profile; saving returns to the list. */
export const ProfileForm = ({ id, stored }: { readonly id: string | undefined; readonly stored: StoredForm<ProfileText> }) => (
  <RegisterForm form={spec} list={{ to: '/loadprofiles', title: 'Perfis de carga' }} texts={profileTexts} {...{ id, stored }}>
    {(form) => <ProfileFields form={form} />}
  </RegisterForm>
)
