import { useNavigate, useSearch } from '@tanstack/react-router'
import { ProfileList } from '../features/profiles/ProfileList.tsx'
import { ProfilePage } from '../features/profiles/ProfilePage.tsx'

export const ProfilesScreen = () => {
  const { text = '' } = useSearch({ from: '/loadprofiles' })
  const navigate = useNavigate()
  return <ProfileList text={text} onSearch={(next) => void navigate({ to: '/loadprofiles', search: next ? { text: next } : {} })} />
}

export const ProfileScreen = () => {
  const { id } = useSearch({ from: '/loadprofiles/new' })
  return <ProfilePage key={id ?? 'new'} id={id} />
}
