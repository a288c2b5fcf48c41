import { useNavigate, useSearch } from '@tanstack/react-router'
import { ProfileList } from '../features/profiles/ProfileList.tsx'
import { ProfilePage } from '../features/profiles/ProfilePage.tsx'

export const ProfilesScreen = () => {
  const address = useSearch({ from: '/loadprofiles' })
  const navigate = useNavigate()
  return <ProfileList address={address} onAddress={(search) => void navigate({ to: '/loadprofiles', search })} />
}

export const ProfileScreen = () => {
  const { id } = useSearch({ from: '/loadprofiles/new' })
  return <ProfilePage key={id ?? 'new'} id={id} />
}
