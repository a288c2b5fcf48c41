import { StatusPill } from '../../ui/StatusPill.tsx'
import type { StatusLook } from './status-look.ts'

/** A look as a pill. */
export const LookPill = ({ look }: { readonly look: StatusLook }) => (
  <StatusPill tone={look.tone} icon={look.icon}>
    {look.text}
  </StatusPill>
)
