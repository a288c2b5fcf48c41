import { allows, may } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRead } from '../../../base/queries.ts'
import { useSession } from '../../../session/session.ts'
import { SelectField } from '../../../ui/SelectField.tsx'

type Props = { readonly value: string | undefined; readonly onChange: (id: string | undefined) => void; readonly className: string }

/** The user who launched the load: any user for those who may see users, else only oneself. */
export const LaunchedBy = ({ value, onChange, className }: Props) => {
  const { user_id, name, roles } = useSession()
  const canSeeUsers = allows(may.manageUsers, roles)
  const users = useRead(sessionRoutes.users, {}, { enabled: canSeeUsers }).data ?? []
  const others = users.filter(({ id }) => id !== user_id).map(({ id, name: label }) => ({ value: id, label }))
  const unknown = value !== undefined && value !== user_id && !others.some((other) => other.value === value)
  return (
    <SelectField
      className={className}
      label="Lançada por"
      placeholder="Qualquer pessoa"
      clearable
      options={[{ value: user_id, label: `${name} (eu)` }, ...others, ...(unknown ? [{ value, label: 'Outra pessoa' }] : [])]}
      value={value}
      onChange={onChange}
    />
  )
}
