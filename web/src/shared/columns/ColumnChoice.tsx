import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChosenColumn } from './ChosenColumn.tsx'
import { movedTo, putBefore } from './column-choice.ts'
import './columns-dialog.css'

type Props<Name> = {
  /** Always shown, first. */
  readonly fixed: readonly string[]
  readonly shown: readonly Name[]
  readonly hidden: readonly Name[]
  readonly labelOf: (name: string) => string
  readonly hintOf?: (name: Name) => string | undefined
  readonly pending: boolean
  readonly onSave: (names: readonly Name[]) => unknown
  readonly onClose: () => void
}

/** Which columns a table has, and in which order. */
export const ColumnChoice = <Name extends string>(props: Props<Name>) => {
  const { fixed, shown, hidden, labelOf, hintOf, pending, onSave, onClose } = props
  const [list, setList] = useState(shown)
  const [dragged, setDragged] = useState<Name>()
  const away = [...shown, ...hidden].filter((name) => !list.includes(name))
  const drop = (before: Name | undefined) => {
    if (dragged) setList(putBefore(list, dragged, before))
    setDragged(undefined)
  }
  const ended = () => setDragged(undefined)
  return (
    <div className="columns-choice">
      <p className="columns-help">Arraste para mudar a ordem, ou use o menu de cada coluna.</p>
      <h2>Na tabela</h2>
      <ul className="column-list" aria-label="Colunas da tabela">
        {fixed.map((name) => (
          <li key={name} className="column-line kept">
            <Icon name="lock" size={14} label="Coluna fixa" />
            <span className="cut">{labelOf(name)}</span>
          </li>
        ))}
        {list.map((name, at) => (
          <ChosenColumn
            key={name}
            name={name}
            label={labelOf(name)}
            first={at === 0}
            last={at === list.length - 1}
            dragged={dragged}
            onDrag={setDragged}
            onDragEnd={ended}
            onDrop={() => drop(name)}
            onMove={(by) => setList(movedTo(list, name, at + by))}
            onRemove={() => setList(list.filter((other) => other !== name))}
          />
        ))}
        <li
          className={dragged ? 'column-end open' : 'column-end'}
          aria-hidden
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(undefined)}
        />
      </ul>
      {away.length > 0 && <h2>Disponíveis</h2>}
      <ul className="column-list away" aria-label="Colunas disponíveis">
        {away.map((name) => (
          <li key={name} draggable onDragStart={() => setDragged(name)} onDragEnd={ended}>
            <Button look="quiet" icon="plus" onClick={() => setList([...list, name])} title={hintOf?.(name)}>
              {labelOf(name)}
            </Button>
          </li>
        ))}
      </ul>
      <div className="overlay-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="primary" pending={pending} onClick={() => onSave(list)}>
          Salvar
        </Button>
      </div>
    </div>
  )
}
