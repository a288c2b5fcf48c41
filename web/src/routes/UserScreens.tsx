import { useNavigate, useSearch } from '@tanstack/react-router'
import { UserList } from '../features/users/UserList.tsx'
import { UserPage } from '../features/users/UserPage.tsx'

export const UsersScreen = () => {
  const address = useSearch({ from: '/user-register' })
  const navigate = useNavigate()
  return (
    <UserList
      address={address}
      onAddress={(next) =>
        void navigate({ to: '/user-register', search: next, replace: next.access === undefined && address.access !== undefined })
      }
    />
  )
}

export const UserScreen = () => {
  const { id } = useSearch({ from: '/user-register/new' })
  return <UserPage key={id ?? 'new'} id={id} />
}
