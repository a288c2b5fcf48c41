import { allows, may } from '@embarca/contracts/roles.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useScreens } from '../../app/screens.ts'
import { useSession } from '../../app/session/session.ts'
import { useShortcut } from '../../lib/keyboard.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'

/** 'Novo Frete', for who may launch. */
export const NewLoad = () => (allows(may.launchLoads, useSession().roles) ? <Launch /> : null)

/** Straight to the form, or a choice where loads may also be launched from orders. */
const Launch = () => {
  const { toggles } = useSession()
  const { exists } = useScreens()
  const go = useNavigate()
  useShortcut({ keys: 'n', label: 'Novo Frete', group: 'Quadro', run: () => void go({ to: '/new/load/' }) })
  if (!toggles.ENABLE_LAUNCH_BY_ORDER || !exists('/orders'))
    return (
      <Link className="btn primary fab" to="/new/load/" title="Manual">
        <Icon name="plus" />
        Novo Frete
      </Link>
    )
  return (
    <div className="fab-place">
      <Menu
        label="Novo Frete"
        align="end"
        trigger={(ties) => (
          <button type="button" className="btn primary fab" {...ties}>
            <Icon name="plus" />
            Novo Frete
          </button>
        )}
      >
        {() => (
          <>
            <MenuItem icon="pencil" onSelect={() => void go({ to: '/new/load/' })}>
              Manual
            </MenuItem>
            <MenuItem icon="file" onSelect={() => void go({ href: '/orders?screen=old' })}>
              Por pedidos
            </MenuItem>
            <MenuItem icon="objects-column" onSelect={() => void go({ href: '/orders?screen=new' })}>
              Formar carga
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  )
}
