import { roleLabels } from '@embarca/contracts/labels.pt.ts'
import { allows, may, shipperRoles } from '@embarca/contracts/roles.ts'
import type { SavedView } from '@embarca/contracts/saved-view/routes.ts'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'

type Role = (typeof shipperRoles)[number]
type Props = {
  readonly view: SavedView
  readonly pending: boolean
  readonly onChoose: (roles: Role[]) => Promise<unknown>
  readonly onClose: () => void
}
const boardRoles = shipperRoles.filter((role) => allows(may.seeBoard, [role]))

/** The roles whose default view of the list this is. */
export const RoleDefaults = ({ view, pending, onChoose, onClose }: Props) => {
  const [chosen, setChosen] = useState<readonly string[]>(view.defaultFor)
  const choose = async () => {
    if (await onChoose(boardRoles.filter((role) => chosen.includes(role)))) onClose()
  }
  return (
    <FormDialog
      title={`Visão padrão: ${view.name}`}
      accept="Salvar"
      pending={pending}
      className="view-form"
      onSend={choose}
      onClose={onClose}
    >
      <p>Quem tem um destes perfis começa por esta visão.</p>
      {boardRoles.map((role) => (
        <Checkbox
          key={role}
          className=""
          checked={chosen.includes(role)}
          onChange={(on) => setChosen(on ? [...chosen, role] : chosen.filter((other) => other !== role))}
        >
          {roleLabels[role]}
        </Checkbox>
      ))}
    </FormDialog>
  )
}
