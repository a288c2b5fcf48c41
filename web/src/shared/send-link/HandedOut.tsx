import { handOutLabels } from '@embarca/contracts/share/labels.pt.ts'
import type { SharedLink } from '@embarca/contracts/share/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import './send-link.css'

/** Whom the link reached so far. */
export const HandedOut = ({ handedOut }: Pick<SharedLink, 'handedOut'>) => (
  <ul className="handed-out">
    {handedOut.map(({ way, at, by, receiver }) => (
      <li key={`${at}${way}`}>
        {[handOutLabels[way] + (receiver ? ` •••• ${receiver}` : ''), by, shortDateTime(at)].filter(Boolean).join(' · ')}
      </li>
    ))}
  </ul>
)
