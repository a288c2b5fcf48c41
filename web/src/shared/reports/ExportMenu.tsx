import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { formats, offerExport } from './exports.ts'

type Props<R> = {
  /** What the button is called, and what the file is. */
  readonly label: string
  readonly title: string
  readonly route: R
  readonly input: Omit<InputOf<R>, 'format'>
}

/** A button that makes a file in the format that is chosen; a note tells how far it has come. */
export const ExportMenu = <R extends AnyCommand>({ label, title, route, input }: Props<R>) => (
  <Menu
    label={label}
    align="end"
    trigger={(ties) => (
      <button type="button" className="icon-btn framed" aria-label={label} title={label} {...ties}>
        <Icon name="download" />
      </button>
    )}
  >
    {(close) =>
      formats.map(({ value, label: name }) => (
        <MenuItem
          key={value}
          icon="file"
          onSelect={() => {
            close()
            offerExport({ title, from: { route, input, format: value } })
          }}
        >
          {name}
        </MenuItem>
      ))
    }
  </Menu>
)
