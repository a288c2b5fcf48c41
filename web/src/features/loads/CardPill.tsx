import type { StatusLook } from '../../shared/load/status-look.ts'
import { DensePill } from '../../ui/DenseTag.tsx'

/** A load's status on a card or row of the board. */
export const CardPill = ({ look }: { readonly look: StatusLook }) => (
  <DensePill tone={look.tone} icon={look.icon}>
    {look.text}
  </DensePill>
)
