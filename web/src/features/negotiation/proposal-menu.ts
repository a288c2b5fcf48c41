import type { ProposalSummary } from './proposal-rows.ts'

/** What may be started from a row of the comparison. */
export type ProposalActions = {
  readonly accept: (row: ProposalSummary) => void
  readonly open: (row: ProposalSummary) => void
  readonly counter: (row: ProposalSummary) => void
  readonly refuse: (row: ProposalSummary) => void
  readonly mark: (row: ProposalSummary) => void
  readonly close: (row: ProposalSummary) => void
  readonly reopen: (row: ProposalSummary) => void
  readonly undo: (row: ProposalSummary) => void
}
export type ProposalMenuItem = {
  readonly action: keyof ProposalActions
  readonly icon: string
  readonly label: string
  readonly danger?: true
}

type ProposalMenuContext = {
  /** The offer still takes words. */
  readonly open: boolean
  /** Takes bids, no proposals. */
  readonly auction: boolean
  /** Somebody has the load: the others are over. */
  readonly hired: boolean
  readonly mayUndo: boolean
}

/** The menu of a row: what makes sense where it stands. */
export const menuOf = (row: ProposalSummary, { open, auction, hired, mayUndo }: ProposalMenuContext): readonly ProposalMenuItem[] => {
  if (row.state === 'hired') return mayUndo ? [{ action: 'undo', icon: 'undo', label: 'Desfazer aceite', danger: true }] : []
  if (hired || row.state === 'agreed') return []
  const items: ProposalMenuItem[] = []
  const proposal = row.offer?.negotiationId !== undefined && row.state !== 'bid'
  const add = (when: boolean, item: ProposalMenuItem) => when && items.push(item)
  add(open && !auction && !row.closed, {
    action: 'counter',
    icon: 'send',
    label: row.offer ? 'Fazer contraproposta' : 'Fazer proposta',
  })
  add(row.offer?.negotiationId !== undefined && !row.closed, {
    action: 'mark',
    icon: row.marked ? 'bookmark' : 'bookmark-fill',
    label: row.marked ? 'Desmarcar proposta' : 'Marcar proposta',
  })
  add(row.talks && !row.closed && row.state !== 'declined', {
    action: 'close',
    icon: 'lock',
    label: 'Fechar negociação',
  })
  add(row.closed || row.state === 'declined', { action: 'reopen', icon: 'undo', label: 'Reabrir negociação' })
  add(proposal && !row.closed && row.state !== 'declined', { action: 'refuse', icon: 'times', label: 'Recusar proposta', danger: true })
  return items
}
