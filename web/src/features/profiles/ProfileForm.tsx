import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { StoredForm } from '../../base/use-editing.ts'
import { RegisterForm } from '../../shared/register/RegisterForm.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { type ProfileText, profileErrors, profileFields } from './profile-text.ts'

const spec = {
  add: profileCommands.addProfile,
  change: profileCommands.changeProfile,
  query: referenceRoutes.profiles,
  errors: profileErrors,
  input: profileFields,
}
const texts = {
  ...{ add: 'Novo perfil de carga', change: 'Editar perfil de carga', save: 'Salvar perfil' },
  lost: 'O que você mudou neste perfil será perdido.',
}

/** Edits a load profile; saving returns to the list. */
export const ProfileForm = ({ id, stored }: { readonly id: string | undefined; readonly stored: StoredForm<ProfileText> }) => (
  <RegisterForm form={spec} list={{ to: '/loadprofiles', title: 'Perfis de carga' }} {...{ id, stored, texts }}>
    {(form) => <ProfileFields form={form} />}
  </RegisterForm>
)
