import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { useRead } from '../../../base/queries.ts'
import { plain } from '../../../base/texts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Tag } from '../../../ui/StatusPill.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { findTransporters, type PickerOption } from './choices.ts'
import { OptionField } from './OptionField.tsx'
import { useChange } from './use-change.ts'

const fits = (name: string, text: string) => plain(name).includes(plain(text))

/** The participants of the offer from now on. The server refuses to drop one who has accepted. */
export const TargetsDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [target, setTarget] = useState(load.terms?.target)
  const groups = useRead(referenceRoutes.groups, { size: 100 })
  const transporters = useRead(referenceRoutes.transporters, { size: 100 })
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeTargets, changing)
  if (!target) return null
  const named = (ids: readonly string[], list: readonly { id: string; name: string }[] = []) =>
    ids.map((id) => ({ id, name: list.find((one) => one.id === id)?.name ?? '…' }))
  const search = async (text: string): Promise<readonly PickerOption[]> => [
    ...(groups.data?.list ?? [])
      .filter(({ name }) => fits(name, text))
      .map(({ id, name, transporterIds }) => ({ id: `group:${id}`, name, detail: `grupo de ${transporterIds.length}` })),
    ...(await findTransporters(text)),
  ]
  const add = (option: PickerOption | undefined) => {
    if (!option) return
    const group = option.id.startsWith('group:') ? option.id.slice('group:'.length) : undefined
    setTarget(
      group
        ? { ...target, groupIds: [...new Set([...target.groupIds, group])] }
        : { ...target, transporterIds: [...new Set([...target.transporterIds, option.id])] },
    )
  }
  const drop = (field: 'groupIds' | 'transporterIds', id: string) =>
    setTarget({ ...target, [field]: target[field].filter((other) => other !== id) })
  const hasParticipants =
    target.flAll ||
    target.flAllDriver ||
    [target.groupIds, target.transporterIds, target.groupDriverIds, target.driverIds].some(({ length }) => length)
  return (
    <ChangeFrame
      title="Alterar participantes"
      about="Quem entra recebe a oferta agora; quem sai deixa de vê-la."
      pending={pending}
      onClose={onClose}
      onSave={() => save(hasParticipants ? { id: load.hashId, ...target } : undefined)}
    >
      <SegmentedControl
        label="Quem recebe a oferta"
        options={[
          { value: 'all', label: 'Todas' },
          { value: 'some', label: 'Grupos e transportadoras' },
        ]}
        value={target.flAll ? 'all' : 'some'}
        onChange={(value) => setTarget({ ...target, flAll: value === 'all' })}
      />
      {!target.flAll && (
        <>
          <OptionField
            label="Adicionar grupo ou transportadora"
            value={undefined as PickerOption | undefined}
            onChange={add}
            search={search}
            error={isSubmitted && !hasParticipants ? 'Escolha ao menos um participante.' : undefined}
          />
          <p className="chosen">
            {named(target.groupIds, groups.data?.list).map(({ id, name }) => (
              <Tag key={id} onRemove={() => drop('groupIds', id)}>{`Grupo ${name}`}</Tag>
            ))}
            {named(target.transporterIds, transporters.data?.list).map(({ id, name }) => (
              <Tag key={id} onRemove={() => drop('transporterIds', id)}>
                {name}
              </Tag>
            ))}
          </p>
        </>
      )}
    </ChangeFrame>
  )
}
