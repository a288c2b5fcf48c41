import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { MenuItem } from '../../../ui/MenuItem.tsx'
import { type ChangeName, offeredChanges, type RequestedChange } from './change-list.ts'

type Props = {
  readonly load: LoadDetails
  readonly names: readonly ChangeName[]
  readonly label: string
  readonly stopId?: string
  readonly onAsk: (change: RequestedChange) => void
}

/** The changes offered in a panel; a forbidden one shows the rule. Renders nothing when the user may change nothing. */
export const ChangeMenu = ({ load, names, label, stopId, onAsk }: Props) => {
  const offered = offeredChanges(load, names)
  if (offered.every(({ because }) => because !== undefined)) return null
  return (
    <Menu label={label} align="end" trigger={(ties) => <IconButton icon="pencil" label={label} className="change" {...ties} />}>
      {(close) =>
        offered.map(({ name, label: words, icon, because }) => (
          <MenuItem
            key={name}
            icon={icon}
            blocked={because}
            onSelect={() => {
              close()
              onAsk({ name, stopId })
            }}
          >
            {words}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
