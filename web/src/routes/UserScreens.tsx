import { useNavigate, useSearch } from '@tanstack/react-router'
import { UserList } from '../features/users/UserList.tsx'
import { UserPage } from '../features/users/UserPage.tsx'
import { known } from '../lib/address.ts'

export const UsersScreen = () => {
  const { text, access } = useSearch({ from: '/user-register' })
  const go = useNavigate()
  const show = (next: { text: string | undefined; access: string | undefined }) =>
    void go({ to: '/user-register', search: known(next), replace: next.access === undefined && access !== undefined })
  return (
    <UserList
      text={text ?? ''}
      access={access}
      onSearch={(typed) => show({ text: typed || undefined, access: undefined })}
      onAccess={(id) => show({ text, access: id })}
    />
  )
}

export const UserScreen = () => {
  const { id } = useSearch({ from: '/user-register/new' })
  return <UserPage key={id ?? 'new'} id={id} />
}
