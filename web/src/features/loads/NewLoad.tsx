import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate } from '@tanstack/react-router'
import { useShortcut } from '../../base/keyboard.ts'
import { useScreens } from '../../session/screens.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'

/** 'Novo Frete', for users who may launch. */
export const NewLoad = () => (allows(may.launchLoads, useSession().roles) ? <Launch /> : null)

/** Opens the form, or a menu where loads may also be launched from orders. */
const Launch = () => {
  const { toggles } = useSession()
  const { exists } = useScreens()
  const navigate = useNavigate()
  useShortcut({ keys: 'n', label: 'Novo Frete', group: 'Quadro', run: () => void navigate({ to: '/new/load/' }) })
  if (!toggles.ENABLE_LAUNCH_BY_ORDER || !exists('/orders'))
    return (
      <LinkButton look="primary" className="fab" icon="plus" to="/new/load/" title="Manual">
        Novo Frete
      </LinkButton>
    )
  return (
    <div className="fab-place">
      <Menu
        label="Novo Frete"
        align="end"
        trigger={(ties) => (
          <Button look="primary" className="fab" icon="plus" {...ties}>
            Novo Frete
          </Button>
        )}
      >
        {() => (
          <>
            <MenuItem icon="pencil" onSelect={() => void navigate({ to: '/new/load/' })}>
              Manual
            </MenuItem>
            <MenuItem icon="file" onSelect={() => void navigate({ href: '/orders?screen=old' })}>
              Por pedidos
            </MenuItem>
            <MenuItem icon="objects-column" onSelect={() => void navigate({ href: '/orders?screen=new' })}>
              Formar carga
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  )
}
