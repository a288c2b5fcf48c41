import { hoursText } from '@embarca/contracts/gate/detention.pt.ts'
import type { GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'

/** How long a truck has waited, and from when on that costs: what (Y21). */
export const DwellText = ({ row: { dwell, detention, detentionMissing } }: { readonly row: GateRow }) => {
  if (!dwell) return null
  const isDue = detention !== undefined || detentionMissing !== undefined
  return (
    <small className={`gate-dwell${isDue ? ' due' : ''}`}>
      <Icon name={isDue ? 'warning' : 'stopwatch'} size={13} /> {hoursText(dwell.clock)} de permanência
      {detention && ` · ${money(detention.cents)}`}
    </small>
  )
}
