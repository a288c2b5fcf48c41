import { attentionCodes, attentionOf } from '@embarca/contracts/load-search/attention.ts'
import { attentionLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useSession } from '../../../session/session.ts'
import type { AddressChange, BoardAddress } from '../board-address.ts'
import { AttentionChip } from './AttentionChip.tsx'
import { withAttention } from './chosen-attention.ts'
import { useAttention } from './use-attention.ts'
import { useCurrentRows } from './use-current-rows.ts'
import './attention.css'

type Props = { readonly address: BoardAddress; readonly onAddress: (change: AddressChange) => void }

/** What needs someone, by kind: each number filters the board and the table to its loads. */
export const AttentionBar = ({ address, onAddress }: Props) => {
  const { roles } = useSession()
  const counts = useAttention(address)
  const { attention: chosen } = address
  useCurrentRows(chosen, chosen && counts?.[chosen])
  // A copied link may have an attention that this user gets no count of.
  const shown = attentionCodes.filter((code) => code === chosen || allows(attentionOf(code).may, roles))
  return (
    <fieldset className="attention sideways">
      <legend>{attentionLabels.title}</legend>
      {shown.map((code) => (
        <AttentionChip
          key={code}
          attention={code}
          count={counts?.[code]}
          on={code === chosen}
          onToggle={() => onAddress(withAttention(address, code))}
        />
      ))}
      {counts && Object.values(counts).every((count) => count === 0) && <span className="nothing">Nada no momento</span>}
    </fieldset>
  )
}
