import type { IncidentStatus } from '@embarca/contracts/incident/codes.ts'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { incidentLook } from './incident-look.ts'

export const IncidentPill = ({ status }: { readonly status: IncidentStatus }) => {
  const { tone, icon, text } = incidentLook(status)
  return (
    <StatusPill tone={tone} icon={icon}>
      {text}
    </StatusPill>
  )
}
