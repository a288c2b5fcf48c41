import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ChosenItems } from './ChosenItems.tsx'
import { DriverTargets } from './DriverTargets.tsx'
import type { LaunchFormState } from './use-launch.ts'
import { type Candidate, useTransporterReach } from './use-reach.ts'

/** The participants of an offer: everybody, or groups, transporters and drivers by name. */
export const TargetSection = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change, shown, touch } = form
  const { nameOf, reached, leftOut, outside, search } = useTransporterReach(text)
  const add = (candidate: Candidate | undefined) =>
    candidate &&
    change((before) =>
      candidate.kind === 'group'
        ? { ...before, groupIds: [...before.groupIds, candidate.id] }
        : { ...before, transporterIds: [...before.transporterIds, candidate.id] },
    )
  const drop = (field: 'groupIds' | 'transporterIds') => (id: string) =>
    change((before) => ({ ...before, [field]: before[field].filter((other) => other !== id) }))
  return (
    <section id="participantes" aria-labelledby="participantes-title">
      <h2 id="participantes-title">Participantes</h2>
      <div className="targets">
        <div className="field">
          <span className="label">Transportadoras</span>
          <SegmentedControl
            label="Transportadoras que recebem a oferta"
            options={[
              { value: 'all', label: 'Todas' },
              { value: 'some', label: 'Grupos e transportadoras' },
            ]}
            value={text.toAll ? 'all' : 'some'}
            onChange={(value) => change({ toAll: value === 'all' })}
          />
        </div>
        {!text.toAll && (
          <>
            <AutocompleteField
              label="Adicionar grupo ou transportadora"
              value={undefined as Candidate | undefined}
              onChange={add}
              search={search}
              keyOf={({ id }) => id}
              labelOf={({ name }) => name}
              detailOf={({ detail }) => detail}
              error={shown('target')}
              onBlur={() => touch('target')}
            />
            <p className="chosen">
              <ChosenItems ids={text.groupIds} nameOf={(id) => `Grupo ${nameOf(id)}`} onRemove={drop('groupIds')} />
              <ChosenItems ids={text.transporterIds} nameOf={nameOf} onRemove={drop('transporterIds')} />
            </p>
          </>
        )}
        {reached !== undefined && (
          <p className="aside-note num">
            <Icon name="users" size={14} /> {reached} {reached === 1 ? 'transportadora recebe' : 'transportadoras recebem'} a oferta.
            {leftOut > 0 && ` ${leftOut} ${leftOut === 1 ? 'bloqueada fica' : 'bloqueadas ficam'} de fora.`}
            {outside > 0 && ` ${outside} de outros grupos de operação não ${outside === 1 ? 'participa' : 'participam'}.`}
          </p>
        )}
        <DriverTargets form={form} />
      </div>
    </section>
  )
}
