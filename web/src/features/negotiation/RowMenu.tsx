import { IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { Row } from './proposal-rows.ts'
import type { RowAct, RowActs } from './row-acts.ts'

/** What else may be done to one transporter's proposal. */
export const RowMenu = ({ row, items, acts }: { readonly row: Row; readonly items: readonly RowAct[]; readonly acts: RowActs }) =>
  items.length === 0 ? null : (
    <Menu
      label={`Ações de ${row.name}`}
      align="end"
      trigger={(ties) => <IconButton icon="more" label={`Mais ações de ${row.name}`} {...ties} />}
    >
      {(close) =>
        items.map(({ act, icon, label, danger }) => (
          <MenuItem
            key={act}
            icon={icon}
            danger={danger ?? false}
            onSelect={() => {
              close()
              acts[act](row)
            }}
          >
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  )
