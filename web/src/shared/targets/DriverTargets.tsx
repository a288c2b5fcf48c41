import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ChosenItems } from './ChosenItems.tsx'
import type { LaunchFormState } from './use-launch.ts'
import { type Candidate, useDriverReach } from './use-reach.ts'

/** Drivers who are offered the load in addition to the transporters: none, all, or by group and name. */
export const DriverTargets = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change, touch } = form
  const { nameOf, search } = useDriverReach(text)
  const add = (candidate: Candidate | undefined) =>
    candidate &&
    change((before) =>
      candidate.kind === 'group'
        ? { ...before, groupDriverIds: [...before.groupDriverIds, candidate.id] }
        : { ...before, driverIds: [...before.driverIds, candidate.id] },
    )
  const drop = (field: 'groupDriverIds' | 'driverIds') => (id: string) =>
    change((before) => ({ ...before, [field]: before[field].filter((other) => other !== id) }))
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
          value={text.toDrivers}
          onChange={(toDrivers) => change({ toDrivers })}
        />
      </div>
      {text.toDrivers === 'SOME' && (
        <>
          <AutocompleteField
            label="Adicionar grupo ou motorista"
            value={undefined as Candidate | undefined}
            onChange={add}
            search={search}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
            detailOf={({ detail }) => detail}
            onBlur={() => touch('target')}
          />
          <p className="chosen">
            <ChosenItems ids={text.groupDriverIds} nameOf={(id) => `Grupo ${nameOf(id)}`} onRemove={drop('groupDriverIds')} />
            <ChosenItems ids={text.driverIds} nameOf={nameOf} onRemove={drop('driverIds')} />
          </p>
        </>
      )}
    </>
  )
}
