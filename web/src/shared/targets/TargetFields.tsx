import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ChosenItems } from './ChosenItems.tsx'
import { DriverTargets } from './DriverTargets.tsx'
import type { ChangeTargets, Targets } from './targets.ts'
import { type Candidate, useTransporterReach } from './use-reach.ts'
import './targets.css'

type Props = {
  readonly targets: Targets
  readonly operationGroupId: string | undefined
  readonly change: ChangeTargets
  readonly error: string | undefined
  readonly onBlur?: () => void
}

/** The participants of an offer: everybody, or groups, transporters and drivers by name. */
export const TargetFields = ({ targets, operationGroupId, change, error, onBlur }: Props) => {
  const { nameOf, reached, leftOut, outside, search } = useTransporterReach(targets, operationGroupId)
  const add = (candidate: Candidate | undefined) =>
    candidate &&
    change(({ groupIds, transporterIds }) =>
      candidate.kind === 'group' ? { groupIds: [...groupIds, candidate.id] } : { transporterIds: [...transporterIds, candidate.id] },
    )
  const drop = (field: 'groupIds' | 'transporterIds') => (id: string) =>
    change((before) => ({ [field]: before[field].filter((other) => other !== id) }))
  return (
    <div className="targets">
      <div className="field">
        <span className="label">Transportadoras</span>
        <SegmentedControl
          label="Transportadoras que recebem a oferta"
          options={[
            { value: 'all', label: 'Todas' },
            { value: 'some', label: 'Grupos e transportadoras' },
          ]}
          value={targets.toAll ? 'all' : 'some'}
          onChange={(value) => change(() => ({ toAll: value === 'all' }))}
        />
      </div>
      {!targets.toAll && (
        <>
          <AutocompleteField
            label="Adicionar grupo ou transportadora"
            value={undefined as Candidate | undefined}
            onChange={add}
            search={search}
            keyOf={({ id }) => id}
            labelOf={({ name }) => name}
            detailOf={({ detail }) => detail}
            error={error}
            {...(onBlur && { onBlur })}
          />
          <p className="chosen">
            <ChosenItems ids={targets.groupIds} nameOf={(id) => `Grupo ${nameOf(id)}`} onRemove={drop('groupIds')} />
            <ChosenItems ids={targets.transporterIds} nameOf={nameOf} onRemove={drop('transporterIds')} />
          </p>
        </>
      )}
      {reached !== undefined && (
        <p className="reach num">
          <Icon name="users" size={14} /> {reached} {reached === 1 ? 'transportadora recebe' : 'transportadoras recebem'} a oferta.
          {leftOut > 0 && ` ${leftOut} ${leftOut === 1 ? 'bloqueada fica' : 'bloqueadas ficam'} de fora.`}
          {outside > 0 && ` ${outside} de outros grupos de operação não ${outside === 1 ? 'participa' : 'participam'}.`}
        </p>
      )}
      <DriverTargets targets={targets} change={change} {...(onBlur && { onBlur })} />
    </div>
  )
}
