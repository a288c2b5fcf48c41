import { type Attention, attentionOf } from '@embarca/contracts/load-search/attention.ts'
import type { AddressChange, BoardAddress } from '../board-address.ts'

/** Chooses an attention or, when it is chosen, none; a phone and the table show one of its columns. */
export const withAttention = (address: BoardAddress, attention: Attention): AddressChange => {
  if (address.attention === attention) return { attention: undefined }
  const { columns } = attentionOf(attention)
  const isShown = columns.includes(address.column ?? 'NEGOTIATION')
  return { attention, ...(!isShown && { column: columns[0] === 'NEGOTIATION' ? undefined : columns[0] }) }
}
