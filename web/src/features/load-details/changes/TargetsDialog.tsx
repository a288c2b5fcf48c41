import { chosenTarget } from '@embarca/contracts/load/chosen-target.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { TargetFields } from '../../../shared/targets/TargetFields.tsx'
import { hasNoParticipants, targetOf, targetsOf } from '../../../shared/targets/targets.ts'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { useChange } from './use-change.ts'

/** The participants of the offer from now on. The server refuses to drop one who has accepted. */
export const TargetsDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const target = load.terms?.target
  const [targets, setTargets] = useState(target && targetsOf(chosenTarget(target)))
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeTargets, changing)
  if (!targets) return null
  const isEmpty = hasNoParticipants(targets)
  return (
    <ChangeFrame
      title="Alterar participantes"
      about="Quem entra recebe a oferta agora; quem sai deixa de vê-la."
      pending={pending}
      onClose={onClose}
      onSave={() => save(isEmpty ? undefined : { id: load.hashId, ...targetOf(targets) })}
    >
      <TargetFields
        targets={targets}
        operationGroupId={load.operationGroupId}
        change={(next) => setTargets((before) => before && { ...before, ...next(before) })}
        error={isSubmitted && isEmpty ? 'Escolha ao menos um participante.' : undefined}
      />
    </ChangeFrame>
  )
}
