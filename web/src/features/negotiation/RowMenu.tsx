import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { ProposalActions, ProposalMenuItem } from './proposal-menu.ts'
import type { ProposalSummary } from './proposal-rows.ts'

/** The other actions on a transporter's proposal. */
export const RowMenu = ({
  row,
  items,
  actions,
}: {
  readonly row: ProposalSummary
  readonly items: readonly ProposalMenuItem[]
  readonly actions: ProposalActions
}) =>
  items.length === 0 ? null : (
    <Menu
      label={`Ações de ${row.name}`}
      align="end"
      trigger={(ties) => <IconButton icon="more" label={`Mais ações de ${row.name}`} {...ties} />}
    >
      {(close) =>
        items.map(({ action, icon, label, danger }) => (
          <MenuItem
            key={action}
            icon={icon}
            danger={danger ?? false}
            onSelect={() => {
              close()
              actions[action](row)
            }}
          >
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  )
