// A plain input, because a grid has hundreds of cells, and PrimeReact renders an effect for each field. Its names are asserted by
// tests/journeys/order-import.browser.spec.ts.
import { type ImportColumn, importColumnKeys, ruleOf } from '@embarca/contracts/import/codes.ts'
import { columnLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { CheckedRow } from '@embarca/contracts/import/routes.ts'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VirtualTable } from '../../ui/VirtualTable.tsx'
import { blockIn, type CorrectedRows, cellText, isCorrected, nextFault, pasted, rowKey } from './corrections.ts'

type Props = {
  readonly rows: readonly CheckedRow[]
  readonly fileNames: readonly string[]
  readonly hasMore: boolean
  readonly corrected: CorrectedRows
  readonly onCorrect: (corrected: CorrectedRows) => void
}
type At = { readonly row: number; readonly column: number }

const cellName = ({ row, column }: At) => `${row}:${column}`
const FRAMES = 10
/** Focuses a cell once its row is rendered. */
const focusCell = (at: At, frames = FRAMES): void => {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${cellName(at)}"]`)
  if (input) input.focus()
  else if (frames > 0) requestAnimationFrame(() => focusCell(at, frames - 1))
}

/** What the rows have cells of, what a fault names, and what every row needs. */
const columnsOf = (rows: readonly CheckedRow[]): readonly ImportColumn[] =>
  importColumnKeys.filter(
    (column) =>
      ruleOf(column).required ||
      rows.some(({ cells, faults }) => cells[column] !== undefined || faults.some((one) => one.column === column)),
  )
/** An XML that is no note has no cells to correct. */
const hasCells = ({ cells }: CheckedRow) => Object.keys(cells).length > 0

const RowNotes = ({ row, corrected }: { readonly row: CheckedRow; readonly corrected: CorrectedRows }) => (
  <ul>
    {row.faults
      .filter(({ column }) => column === undefined || !isCorrected(corrected, row, column))
      .map(({ column, message }) => (
        <li key={`${column} ${message}`} className="refused">
          <Icon name="times" size={14} /> {column && <b>{columnLabels[column]}:</b>} {message}
        </li>
      ))}
    {row.warnings.map((message) => (
      <li key={message} className="warned">
        <Icon name="warning" size={14} /> {message}
      </li>
    ))}
  </ul>
)

/**
 * The rows with a fault or a warning as a sheet: cells are typed, a block is pasted, Ctrl+D takes the cell above, F8 goes to the next fault,
 * Enter and the arrows move up and down.
 */
export const CorrectionGrid = ({ rows, fileNames, hasMore, corrected, onCorrect }: Props) => {
  const columns = useMemo(() => columnsOf(rows), [rows])
  const grid = useMemo(() => ({ rows, columns }), [rows, columns])
  const [at, setAt] = useState<At>()
  const [target, setTarget] = useState<At>()
  useEffect(() => {
    if (target) focusCell(target)
  }, [target])
  const goTo = (next: At | undefined) => {
    if (next && rows[next.row]) setTarget({ ...next })
  }
  const put = (place: At, text: string) => onCorrect(pasted(corrected, grid, place, [[text]]))

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: At) => {
    const moves: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }
    const by = moves[event.key]
    if (by !== undefined) {
      event.preventDefault()
      goTo({ row: place.row + by, column: place.column })
    } else if (event.key === 'F8') {
      event.preventDefault()
      goTo(nextFault(corrected, grid, place))
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      const above = rows[place.row - 1]
      if (above) put(place, cellText(corrected, above, columns[place.column]!))
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, place: At) => {
    const block = blockIn(event.clipboardData.getData('text'))
    if (block.length === 1 && block[0]!.length === 1) return
    event.preventDefault()
    onCorrect(pasted(corrected, grid, place, block))
  }
  const index = useMemo(() => new Map(rows.map((row, place) => [row, place])), [rows])
  const cellsOf = (row: CheckedRow) => {
    const place = index.get(row)!
    return (
      <>
        <td className="grid-line">
          <b className="num">{row.line}</b>
          <small>{row.entry ?? (fileNames.length > 1 ? fileNames[row.file] : '')}</small>
        </td>
        <td className="grid-notes">
          <RowNotes row={row} corrected={corrected} />
        </td>
        {columns.map((column, columnAt) => {
          const here = { row: place, column: columnAt }
          const fault = isCorrected(corrected, row, column) ? undefined : row.faults.find((one) => one.column === column)
          return (
            <td key={column}>
              {hasCells(row) && (
                <input
                  data-cell={cellName(here)}
                  className={isCorrected(corrected, row, column) ? 'grid-cell corrected' : 'grid-cell'}
                  aria-label={`${columnLabels[column]}, linha ${row.line}`}
                  aria-invalid={fault ? true : undefined}
                  title={fault?.message}
                  spellCheck={false}
                  autoComplete="off"
                  value={cellText(corrected, row, column)}
                  onFocus={() => setAt(here)}
                  onChange={({ target: { value } }) => put(here, value)}
                  onKeyDown={(event) => onKeyDown(event, here)}
                  onPaste={(event) => onPaste(event, here)}
                />
              )}
            </td>
          )
        })}
      </>
    )
  }
  return (
    <section className="correction-grid" style={{ '--cells': columns.length } as object} aria-label="Linhas a corrigir">
      <div className="grid-tools">
        <Button icon="warning" keys="F8" onClick={() => goTo(nextFault(corrected, grid, at))}>
          Próximo erro
        </Button>
        <small>Cole um bloco de células; Ctrl+D repete a célula de cima; Enter e setas mudam de linha.</small>
      </div>
      <VirtualTable
        items={rows}
        keyOf={rowKey}
        estimate={64}
        current={target?.row}
        label="Linhas com erro ou aviso"
        head={
          <>
            <th scope="col">Linha</th>
            <th scope="col">O que corrigir</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLabels[column]}
              </th>
            ))}
          </>
        }
        cells={cellsOf}
        end={hasMore ? 'Há mais linhas: corrija estas e confira novamente.' : 'Fim da lista.'}
      />
    </section>
  )
}
