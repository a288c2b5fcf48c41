import { Link } from '@tanstack/react-router'
import { issuerElsewhere } from '../../session/oidc.ts'
import { roleNames } from '../../shared/role-labels.ts'
import { IconButton } from '../../ui/Button.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { UserAccount } from './user-text.ts'

type Props = {
  readonly person: UserAccount
  readonly groupNames: ReadonlyMap<string, string>
  /** Whether the signed-in user may manage a person with these roles. */
  readonly manageable: boolean
  readonly own: boolean
  readonly onAccess: () => void
  readonly onRemove: () => void
}

export const UserRow = ({ person, groupNames, manageable, own, onAccess, onRemove }: Props) => {
  const { id, name, email, username, roles, operationGroupIds, active } = person
  const groups = operationGroupIds.flatMap((group) => groupNames.get(group) ?? []).join(', ')
  return (
    <div className={active ? 'row' : 'row off'}>
      <span className="person">
        {manageable ? (
          <Link to="/user-register/new" search={{ id }}>
            <b>{name}</b>
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {own && <small> · você</small>}
        <small className="cut">{email}</small>
      </span>
      <span className="cut">{username}</span>
      <span className="two-lines">{roleNames(roles) || 'Nenhum'}</span>
      <span className="cut">{groups || '–'}</span>
      <span>
        {active ? (
          'Ativo'
        ) : (
          <StatusPill tone="idle" icon="ban">
            Inativo
          </StatusPill>
        )}
      </span>
      <span className="ways">
        {manageable && active && !own && !issuerElsewhere() && (
          <IconButton icon="link" label={`Link de acesso para ${name}`} onClick={onAccess} />
        )}
        {manageable && !own && <IconButton icon="trash" label={`Excluir ${name}`} onClick={onRemove} />}
      </span>
    </div>
  )
}
