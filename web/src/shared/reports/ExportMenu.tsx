import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { formats, offerExport } from './exports.ts'

type Props<R> = {
  /** Label of the button and title of the file. */
  readonly label: string
  readonly title: string
  /** Shown on the button; absent: an icon alone. */
  readonly text?: string
  readonly route: R
  readonly input: Omit<InputOf<R>, 'format'>
}

/** A button that requests a file in the chosen format; a note shows its progress. */
export const ExportMenu = <R extends AnyCommand>({ label, title, text, route, input }: Props<R>) => (
  <Menu
    label={label}
    align="end"
    trigger={(ties) =>
      text === undefined ? (
        <IconButton icon="download" label={label} className="framed" {...ties} />
      ) : (
        <Button icon="download" {...ties}>
          {text}
        </Button>
      )
    }
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
