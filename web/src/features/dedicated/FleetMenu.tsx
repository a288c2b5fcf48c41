import { useNavigate } from '@tanstack/react-router'
import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { actionIcons, actionNames, type FleetAction, menuOf } from './actions.ts'

type Props = {
  readonly status: Parameters<typeof menuOf>[0]
  readonly isActive: boolean
  readonly vehicle: FleetAction['vehicle']
  readonly load: FleetAction['load'] | undefined
  readonly onAction: (action: FleetAction) => void
}

/** What may be done with a dedicated vehicle now (R231). */
export const FleetMenu = ({ status, isActive, vehicle, load, onAction }: Props) => {
  const navigate = useNavigate()
  const configure = () => void navigate({ to: '.', search: ((before: object) => ({ ...before, drawer: vehicle.id })) as never })
  return (
    <Menu
      label={`Ações de ${vehicle.vehicle.primaryPlate}`}
      align="end"
      trigger={(ties) => <IconButton {...ties} icon="more" label={`Ações de ${vehicle.vehicle.primaryPlate}`} tip={false} />}
    >
      {() => (
        <>
          {isActive && (
            <MenuItem icon="pencil" onSelect={configure}>
              Configurar veículo
            </MenuItem>
          )}
          {menuOf(status)
            .filter((type) => isActive || type === 'removeLoad')
            .map((type) => (
              <MenuItem
                key={type}
                icon={actionIcons[type]}
                danger={type === 'disable'}
                onSelect={() => onAction({ type, vehicle, ...(load && { load }) })}
              >
                {actionNames[type]}
              </MenuItem>
            ))}
        </>
      )}
    </Menu>
  )
}
