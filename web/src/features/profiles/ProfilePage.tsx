import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { ProfileForm, profileTexts } from './ProfileForm.tsx'
import { noProfile, profileText } from './profile-text.ts'

/** The page of a new or existing load profile. */
export const ProfilePage = ({ id }: { readonly id: string | undefined }) => {
  const profiles = useRead(referenceRoutes.profiles, { size: 100 }, { enabled: id !== undefined })
  return (
    <RegisterItem
      {...{ id, read: profiles, item: profiles.data?.list.find((one) => one.id === id), blank: noProfile, textOf: profileText }}
      {...profileTexts}
      waiting={<FormPageWaiting />}
    >
      {(stored) => <ProfileForm id={id} stored={stored} />}
    </RegisterItem>
  )
}
