import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { noProfile, profileText } from './profile-text.ts'

/** The page of a new or existing load profile. */
export const ProfilePage = ({ id }: { readonly id: string | undefined }) => {
  const profiles = useRead(referenceRoutes.profiles, { size: 100 }, { enabled: id !== undefined })
  if (id === undefined) return <ProfileForm stored={{ text: noProfile }} />
  if (profiles.isError)
    return <ErrorState text="Não foi possível carregar o perfil." error={profiles.error} onRetry={() => void profiles.refetch()} />
  if (!profiles.data) return <FormPageWaiting />
  const known = profiles.data.list.find((one) => one.id === id)
  return known ? (
    <ProfileForm key={id} id={id} stored={{ text: profileText(known), revision: known.revision }} />
  ) : (
    <EmptyState text="Este perfil não existe mais." />
  )
}
