import { type BoardColumn, boardColumns } from '@embarca/contracts/load/codes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useNow } from '../../base/use-now.ts'
import { useSession } from '../../session/session.ts'
import { AttentionBar } from './attention/AttentionBar.tsx'
import { BoardTabs } from './BoardTabs.tsx'
import { BoardTools } from './BoardTools.tsx'
import { type AddressChange, type BoardAddress, orderKey } from './board-address.ts'
import { type BoardCursor, type BoardHashes, moveCursor } from './board-cursor.ts'
import { LoadColumn } from './LoadColumn.tsx'
import { NewLoad } from './NewLoad.tsx'
import { useBoardColumns } from './use-board-columns.ts'
import './load-board.css'

type Props = { readonly address: BoardAddress; readonly onAddress: (change: AddressChange, replace?: boolean) => void }

const focusCard = (hash: string, tries = 6) => {
  const link = document.querySelector<HTMLElement>(`[data-hash="${CSS.escape(hash)}"] .code`)
  if (link) link.focus({ preventScroll: true })
  else if (tries > 0) requestAnimationFrame(() => focusCard(hash, tries - 1))
}

/** The board: loads that need attention, in three live columns. */
export const LoadBoard = ({ address, onAddress }: Props) => {
  const { rights } = useSession()
  const now = useNow()
  const live = useBoardColumns(address)
  const rows = useRef<BoardHashes>({})
  const [at, setAt] = useState<BoardCursor>()

  const walk = (move: Parameters<typeof moveCursor>[2]) => {
    const next = moveCursor(at, rows.current, move)
    setAt(next)
    if (next) focusCard(next.hash)
  }
  useShortcut({ keys: 'j', label: 'Próxima carga', group: 'Quadro', run: () => walk({ rows: 1 }) })
  useShortcut({ keys: 'k', label: 'Carga anterior', group: 'Quadro', run: () => walk({ rows: -1 }) })
  useShortcut({ keys: 'l', label: 'Coluna seguinte', group: 'Quadro', run: () => walk({ columns: 1 }) })
  useShortcut({ keys: 'h', label: 'Coluna anterior', group: 'Quadro', run: () => walk({ columns: -1 }) })
  useShortcut({ keys: 'u', label: 'Atualizar o quadro', group: 'Quadro', run: () => void live.refresh() })

  const shownColumn = address.column ?? 'NEGOTIATION'
  useEffect(() => {
    document.title = live.pending > 0 ? `(${live.pending}) Cargas · Embarca` : 'Cargas · Embarca'
  }, [live.pending])

  const takeRows = useCallback((column: BoardColumn, hashes: readonly string[]) => {
    rows.current = { ...rows.current, [column]: hashes }
  }, [])

  return (
    <main className="load-board">
      <BoardTools address={address} onAddress={onAddress} pending={live.pending} onRefresh={live.refresh} />
      <AttentionBar address={address} onAddress={onAddress} />
      <BoardTabs address={address} shown={shownColumn} onShow={(column) => onAddress({ column }, true)} />
      <div className="columns">
        {boardColumns.map((column) => (
          <div key={column} className={column === shownColumn ? 'slot shown' : 'slot'}>
            <LoadColumn
              column={column}
              address={address}
              viewer={rights}
              now={now}
              live={live}
              current={at?.column === column ? at.hash : undefined}
              onOrder={(order) => onAddress({ [orderKey(column)]: order })}
              onAddress={onAddress}
              onRows={(hashes) => takeRows(column, hashes)}
            />
          </div>
        ))}
      </div>
      {!rights.isApprover && <NewLoad />}
    </main>
  )
}
