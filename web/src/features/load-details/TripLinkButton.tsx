import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { tripStatuses } from '@embarca/contracts/trip-link/codes.ts'
import { lazy, Suspense, useState } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'

const TripLinkDialog = lazy(
  withRetries(() => import('../../shared/send-link/TripLinkDialog.tsx').then((dialog) => ({ default: dialog.TripLinkDialog }))),
)

/** Sends the trip to its driver, who needs no account for it. */
export const TripLinkButton = ({ load: { hashId, externalId, statusCode, driverName } }: { readonly load: LoadDetails }) => {
  const { roles } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!driverName || !tripStatuses.includes(statusCode) || !allows(may.runLoads, roles)) return null
  return (
    <>
      <Button look="quiet" icon="link" onClick={() => setOpen(true)}>
        Link da viagem
      </Button>
      <Suspense>{isOpen && <TripLinkDialog loadId={hashId} code={externalId} side="staff" onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
