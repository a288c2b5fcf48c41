import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'

type Props<Name> = {
  readonly name: Name
  readonly label: string
  readonly first: boolean
  readonly last: boolean
  /** The column being dragged. */
  readonly dragged: Name | undefined
  readonly onDrag: (name: Name) => void
  readonly onDragEnd: () => void
  readonly onDrop: () => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

/** A visible column: dragged to its place, or moved by its menu. */
export const ChosenColumn = <Name extends string>(props: Props<Name>) => {
  const { name, label, first, last, dragged, onDrag, onDragEnd, onDrop, onMove, onRemove } = props
  const [over, setOver] = useState(false)
  const below = over && dragged !== undefined && dragged !== name
  return (
    <li
      className={`column-line${dragged === name ? ' dragged' : ''}${below ? ' over' : ''}`}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        onDrag(name)
      }}
      onDragEnd={onDragEnd}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false)
        onDrop()
      }}
    >
      <Icon name="menu" size={14} />
      <span className="cut">{label}</span>
      <Menu label={`Mover ${label}`} align="end" trigger={(ties) => <IconButton icon="more" label={`Mover ${label}`} {...ties} />}>
        {(close) => {
          const thenClose = (run: () => void) => () => {
            run()
            close()
          }
          return (
            <>
              {!first && (
                <MenuItem icon="up" onSelect={thenClose(() => onMove(-1))}>
                  Mover para cima
                </MenuItem>
              )}
              {!last && (
                <MenuItem icon="down" onSelect={thenClose(() => onMove(1))}>
                  Mover para baixo
                </MenuItem>
              )}
              {!first && (
                <MenuItem icon="sort-up" onSelect={thenClose(() => onMove(Number.NEGATIVE_INFINITY))}>
                  Mover para o início
                </MenuItem>
              )}
              {!last && (
                <MenuItem icon="sort-down" onSelect={thenClose(() => onMove(Number.POSITIVE_INFINITY))}>
                  Mover para o fim
                </MenuItem>
              )}
              <MenuItem icon="times" onSelect={thenClose(onRemove)}>
                Tirar da tabela
              </MenuItem>
            </>
          )
        }}
      </Menu>
    </li>
  )
}
