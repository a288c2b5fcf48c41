import { mayManage, type shipperRoles } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useId } from 'react'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { roleLabel } from '../../shared/role-labels.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CheckInput } from '../../ui/CheckInput.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { roleDescriptions } from './role-descriptions.ts'

type Props = {
  readonly roles: readonly string[]
  readonly operationGroupIds: readonly string[]
  readonly error: string | undefined
  readonly onChange: (part: { readonly roles?: readonly string[]; readonly operationGroupIds?: readonly string[] }) => void
}

const toggled = (chosen: readonly string[], one: string, on: boolean) => (on ? [...chosen, one] : chosen.filter((each) => each !== one))
const offered = Object.keys(roleDescriptions) as (typeof shipperRoles)[number][]

/** The roles and operation groups of a person. Roles that this user may not assign are shown but locked. */
export const RightsFields = ({ roles, operationGroupIds, error, onChange }: Props) => {
  const id = useId()
  const { roles: ownRoles } = useSession()
  const groups = useRead(sessionRoutes.shipperGroups, {})
  return (
    <>
      <fieldset className="rights" aria-describedby={error ? 'roles-wrong' : undefined}>
        <legend>Papéis</legend>
        {offered.map((role) => (
          <label key={role} className="right">
            <CheckInput
              aria-labelledby={`${id}-${role}`}
              aria-describedby={`${id}-${role}-words`}
              checked={roles.includes(role)}
              disabled={!mayManage(ownRoles, [role])}
              onChange={(on) => onChange({ roles: toggled(roles, role, on) })}
            />
            <span>
              <b id={`${id}-${role}`}>{roleLabel(role)}</b>
              <small id={`${id}-${role}-words`}>
                {mayManage(ownRoles, [role]) ? roleDescriptions[role] : 'Você não pode dar este papel.'}
              </small>
            </span>
          </label>
        ))}
        {error && (
          <small id="roles-wrong" className="wrong" role="alert">
            {error}
          </small>
        )}
      </fieldset>
      <fieldset className="rights groups">
        <legend>Grupos de operação</legend>
        {groups.isPending && <Skeleton height={34} />}
        {groups.isError && (
          <ErrorState text="Não foi possível carregar os grupos." error={groups.error} onRetry={() => void groups.refetch()} />
        )}
        {groups.data?.map(({ id: group, name }) => (
          <Checkbox
            key={group}
            className="right"
            checked={operationGroupIds.includes(group)}
            onChange={(on) => onChange({ operationGroupIds: toggled(operationGroupIds, group, on) })}
          >
            {name}
          </Checkbox>
        ))}
        {groups.data?.length === 0 && <small>A empresa não tem grupos de operação.</small>}
      </fieldset>
    </>
  )
}
