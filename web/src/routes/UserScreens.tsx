import { useNavigate, useSearch } from '@tanstack/react-router'
import { omitUndefined } from '../base/search-params.ts'
import { UserList } from '../features/users/UserList.tsx'
import { UserPage } from '../features/users/UserPage.tsx'

export const UsersScreen = () => {
  const { text, access } = useSearch({ from: '/user-register' })
  const navigate = useNavigate()
  const show = (next: { text: string | undefined; access: string | undefined }) =>
    void navigate({ to: '/user-register', search: omitUndefined(next), replace: next.access === undefined && access !== undefined })
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
