import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ChosenItems } from './ChosenItems.tsx'
import type { ChangeTargets, Targets } from './targets.ts'
import { type Candidate, useDriverReach } from './use-reach.ts'

type Props = { readonly targets: Targets; readonly change: ChangeTargets; readonly onBlur?: () => void }

/** Drivers who are offered the load in addition to the transporters: none, all, or by group and name. */
export const DriverTargets = ({ targets, change, onBlur }: Props) => {
  const { nameOf, search } = useDriverReach(targets)
  const add = (candidate: Candidate | undefined) =>
    candidate &&
    change(({ groupDriverIds, driverIds }) =>
      candidate.kind === 'group' ? { groupDriverIds: [...groupDriverIds, candidate.id] } : { driverIds: [...driverIds, candidate.id] },
    )
  const drop = (field: 'groupDriverIds' | 'driverIds') => (id: string) =>
    change((before) => ({ [field]: before[field].filter((other) => other !== id) }))
  return (
    <>
      <div className="field">
        <span className="label">Motoristas</span>
        <SegmentedControl
          label="Motoristas que recebem a oferta"
          options={[
            { value: 'NONE', label: 'Nenhum' },
            { value: 'ALL', label: 'Todos' },
            { value: 'SOME', label: 'Escolher' },
          ]}
          value={targets.toDrivers}
          onChange={(toDrivers) => change(() => ({ toDrivers }))}
        />
      </div>
      {targets.toDrivers === 'SOME' && (
        <>
          <AutocompleteField
            label="Adicionar grupo ou motorista"
            value={undefined as Candidate | undefined}
            onChange={add}
            search={search}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
            detailOf={({ detail }) => detail}
            {...(onBlur && { onBlur })}
          />
          <p className="chosen">
            <ChosenItems ids={targets.groupDriverIds} nameOf={(id) => `Grupo ${nameOf(id)}`} onRemove={drop('groupDriverIds')} />
            <ChosenItems ids={targets.driverIds} nameOf={nameOf} onRemove={drop('driverIds')} />
          </p>
        </>
      )}
    </>
  )
}
