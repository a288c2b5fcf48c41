import type { Row } from './proposal-rows.ts'

/** What may be started from a row of the comparison. */
export type RowActs = {
  readonly accept: (row: Row) => void
  readonly open: (row: Row) => void
  readonly counter: (row: Row) => void
  readonly refuse: (row: Row) => void
  readonly mark: (row: Row) => void
  readonly close: (row: Row) => void
  readonly reopen: (row: Row) => void
  readonly undo: (row: Row) => void
}
export type RowAct = { readonly act: keyof RowActs; readonly icon: string; readonly label: string; readonly danger?: true }

type Standing = {
  /** The offer still takes words. */
  readonly open: boolean
  /** Takes bids, no proposals. */
  readonly auction: boolean
  /** Somebody has the load: the others are over. */
  readonly hired: boolean
  readonly mayUndo: boolean
}

/** The menu of a row: what makes sense where it stands. */
export const menuOf = (row: Row, { open, auction, hired, mayUndo }: Standing): readonly RowAct[] => {
  if (row.state === 'hired') return mayUndo ? [{ act: 'undo', icon: 'undo', label: 'Desfazer aceite', danger: true }] : []
  if (hired || row.state === 'agreed') return []
  const items: RowAct[] = []
  const proposal = row.offer?.negotiationId !== undefined && row.state !== 'bid'
  const add = (when: boolean, item: RowAct) => when && items.push(item)
  add(open && !auction && !row.closed, {
    act: 'counter',
    icon: 'send',
    label: row.offer ? 'Fazer contraproposta' : 'Fazer proposta',
  })
  add(row.offer?.negotiationId !== undefined && !row.closed, {
    act: 'mark',
    icon: row.marked ? 'bookmark' : 'bookmark-fill',
    label: row.marked ? 'Desmarcar proposta' : 'Marcar proposta',
  })
  add(row.talks && !row.closed && row.state !== 'declined', {
    act: 'close',
    icon: 'lock',
    label: 'Fechar negociação',
  })
  add(row.closed || row.state === 'declined', { act: 'reopen', icon: 'undo', label: 'Reabrir negociação' })
  add(proposal && !row.closed && row.state !== 'declined', { act: 'refuse', icon: 'times', label: 'Recusar proposta', danger: true })
  return items
}
