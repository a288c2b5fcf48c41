import { useDebounced } from '../../base/use-debounced.ts'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'

const PAUSE = 1100
const EVERY_GROUP = '0'

/** The operation groups of the user, and the active one. */
export type GroupsOf = {
  readonly operationGroups: readonly { readonly id: string; readonly name: string }[]
  readonly activeOperationGroupId?: string | undefined
}
type Props = {
  readonly of: GroupsOf
  readonly value: readonly string[] | undefined
  readonly onChange: (ids: readonly string[] | undefined) => void
}

/** Filters by operation groups: the active one until others are chosen. */
export const GroupsFilter = ({ of: { operationGroups, activeOperationGroupId: active }, value, onChange }: Props) => {
  const selected = value ?? (active ? [active] : undefined)
  const [chosen, choose] = useDebounced(
    selected?.join() ?? EVERY_GROUP,
    (ids) => onChange(ids === active ? undefined : ids.split(',')),
    PAUSE,
  )
  if (operationGroups.length < 2) return null
  return (
    <MultiSelectField
      label="Grupo de operação"
      options={operationGroups.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen === EVERY_GROUP ? undefined : chosen.split(',')}
      onChange={(ids) => choose(ids?.join() ?? EVERY_GROUP)}
    />
  )
}
