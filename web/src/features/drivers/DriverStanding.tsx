import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { Link } from '@tanstack/react-router'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { Driver } from './driver-text.ts'

const looks = {
  AVAILABLE: { tone: 'done', icon: 'check-circle' },
  ON_TRIP: { tone: 'progress', icon: 'route' },
  BLOCKED: { tone: 'danger', icon: 'lock' },
} as const

/** How the driver stands for this company: free, on its loads, or blocked. */
export const DriverStanding = ({ driver: { status, loads, blockedUntil } }: { readonly driver: Driver }) => (
  <section className="driver-standing" aria-label="Situação">
    <StatusPill {...looks[status]}>
      {referenceLabels.driverStatus[status]}
      {blockedUntil !== undefined && ` até ${formatLocal(blockedUntil).slice(0, 10)}`}
    </StatusPill>
    {loads.map(({ id, code, status: step }) => (
      <span key={id}>
        <Link to="/loads/$hashId/details" params={{ hashId: id }}>
          {code}
        </Link>{' '}
        <small>{statusText(step)}</small>
      </span>
    ))}
  </section>
)
const statusText = (status: string) => (loadLabels.status as Readonly<Record<string, string>>)[status] ?? ''
