import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { call } from '../../lib/api.ts'
import { useRead } from '../../lib/pages.ts'
import { plain } from '../../lib/texts.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import type { Launching } from './use-launch.ts'

type Candidate = { readonly id: string; readonly name: string; readonly kind: 'group' | 'transporter'; readonly detail: string }

/** Who is offered the load: everybody, or groups and transporters by name. */
export const TargetSection = ({ form }: { readonly form: Launching }) => {
  const { text, change, shown, touch } = form
  const groups = useRead(referenceRoutes.groups, { size: 100 })
  const transporters = useRead(referenceRoutes.transporters, { size: 100 })
  const error = shown('target')
  const nameOf = (id: string) =>
    groups.data?.list.find((group) => group.id === id)?.name ?? transporters.data?.list.find((one) => one.id === id)?.name ?? '…'
  const reached = text.toAll
    ? transporters.data?.list.length
    : new Set([
        ...text.transporterIds,
        ...(groups.data?.list.filter(({ id }) => text.groupIds.includes(id)).flatMap(({ transporterIds }) => transporterIds) ?? []),
      ]).size

  const search = async (typed: string): Promise<readonly Candidate[]> => {
    const fits = ({ name }: { name: string }) => plain(name).includes(plain(typed))
    const { list } = await call(referenceRoutes.transporters, typed ? { text: typed, size: 15 } : { size: 15 })
    return [
      ...(groups.data?.list ?? []).filter(fits).map(({ id, name, transporterIds }) => ({
        id,
        name,
        kind: 'group' as const,
        detail: `grupo · ${transporterIds.length} transportadoras`,
      })),
      ...list.map(({ id, name, city, state }) => ({ id, name, kind: 'transporter' as const, detail: `${city}, ${state}` })),
    ].filter(({ id }) => !text.groupIds.includes(id) && !text.transporterIds.includes(id))
  }
  const add = (candidate: Candidate | undefined) => {
    if (!candidate) return
    change((before) =>
      candidate.kind === 'group'
        ? { ...before, groupIds: [...before.groupIds, candidate.id] }
        : { ...before, transporterIds: [...before.transporterIds, candidate.id] },
    )
  }
  return (
    <section id="participantes" aria-labelledby="participantes-title">
      <h2 id="participantes-title">Participantes</h2>
      <div className="targets">
        <Segment
          label="Quem recebe a oferta"
          options={[
            { value: 'all', label: 'Todas' },
            { value: 'some', label: 'Grupos e transportadoras' },
          ]}
          value={text.toAll ? 'all' : 'some'}
          onChange={(value) => change({ toAll: value === 'all' })}
        />
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
              error={error}
              onBlur={() => touch('target')}
            />
            <p className="chosen">
              {text.groupIds.map((id) => (
                <Tag key={id} onRemove={() => change({ groupIds: text.groupIds.filter((other) => other !== id) })}>
                  {`Grupo ${nameOf(id)}`}
                </Tag>
              ))}
              {text.transporterIds.map((id) => (
                <Tag key={id} onRemove={() => change({ transporterIds: text.transporterIds.filter((other) => other !== id) })}>
                  {nameOf(id)}
                </Tag>
              ))}
            </p>
          </>
        )}
        {reached !== undefined && (
          <p className="aside-note num">
            <Icon name="users" size={14} /> {reached} {reached === 1 ? 'transportadora recebe' : 'transportadoras recebem'} a oferta.
          </p>
        )}
      </div>
    </section>
  )
}
