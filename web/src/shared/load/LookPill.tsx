import { StatusPill } from '../../ui/StatusPill.tsx'
import type { StatusLook } from './status-look.ts'

export const LookPill = ({ look }: { readonly look: StatusLook }) => (
  <StatusPill tone={look.tone} icon={look.icon}>
    {look.text}
  </StatusPill>
)
