import type { ProposalSummary } from './proposal-rows.ts'

/** The actions of a row of the comparison. */
export type ProposalActions = {
  readonly accept: (row: ProposalSummary) => void
  readonly open: (row: ProposalSummary) => void
  readonly counter: (row: ProposalSummary) => void
  readonly refuse: (row: ProposalSummary) => void
  readonly mark: (row: ProposalSummary) => void
  readonly close: (row: ProposalSummary) => void
  readonly reopen: (row: ProposalSummary) => void
  readonly undo: (row: ProposalSummary) => void
  /** Passes the offer's link on. */
  readonly send: (row: ProposalSummary) => void
}
export type ProposalMenuItem = {
  readonly action: keyof ProposalActions
  readonly icon: string
  readonly label: string
  readonly danger?: true
}

type ProposalMenuContext = {
  /** The offer still accepts messages and proposals. */
  readonly open: boolean
  /** The offer takes bids, not proposals. */
  readonly auction: boolean
  /** A transporter is hired: the other proposals are over. */
  readonly hired: boolean
  readonly mayUndo: boolean
}

/** The menu of a row: the actions that apply to its state. */
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
  add(open && !row.closed && row.state !== 'declined', { action: 'send', icon: 'link', label: 'Enviar link da oferta' })
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
