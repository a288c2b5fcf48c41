import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { useRead } from '../../../base/queries.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { missingError, useChange } from './use-change.ts'

export const ProfileDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [profileId, setProfileId] = useState<string | undefined>(load.terms?.profileId)
  const profiles = useRead(referenceRoutes.profiles, { size: 100 })
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeProfile, changing)
  return (
    <ChangeFrame
      title="Alterar perfil"
      about={load.externalId}
      pending={pending}
      onClose={onClose}
      onSave={() => save(profileId ? { id: load.hashId, profileId } : undefined)}
    >
      <SelectField
        label="Perfil"
        required
        options={(profiles.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={profileId}
        onChange={setProfileId}
        error={missingError(isSubmitted, profileId)}
      />
    </ChangeFrame>
  )
}
