import { nextDelivery } from '@embarca/contracts/load/stops.ts'
import type { SharedLoad } from '@embarca/contracts/share/routes.ts'
import { estimateLook } from '../../shared/load/estimate-look.ts'
import { StatusText } from '../../ui/StatusText.tsx'

/** When the next delivery is expected, for people outside: no internal words. */
export const SharedEstimate = ({ load, now }: { readonly load: SharedLoad; readonly now: number }) => {
  const next = nextDelivery(load.destinations)
  const look = next && estimateLook(load, next.date, now)
  if (!look) return null
  return (
    <p className="expected">
      <StatusText tone={look.tone} icon={look.icon}>
        {look.hasPassed ? 'Chegada era prevista' : 'Chegada prevista'} em {next.city}: <b>{look.expected}</b>
      </StatusText>
      <span>
        {look.outlook}, {look.range}
      </span>
      <small>
        {look.source}
        {look.old && ` (${look.old})`}
      </small>
    </p>
  )
}
