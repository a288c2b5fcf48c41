import { type EstimateLook, estimateTip } from '../../shared/load/estimate-look.ts'
import { StatusText } from '../../ui/StatusText.tsx'

/** When the truck is expected at this stop, with the range below. */
export const StopEstimate = ({ look }: { readonly look: EstimateLook }) => (
  <span className="stop-estimate">
    <StatusText tone={look.tone} icon={look.icon} title={estimateTip(look)}>
      {look.text}
      <span className="hidden-text">, {look.outlook}</span>
    </StatusText>
    <small>
      {look.range}, {look.source}
      {look.old && ` (${look.old})`}
    </small>
  </span>
)
