import { tripStatuses } from '@embarca/contracts/trip-link/codes.ts'
import { lazy, Suspense, useState } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { Button } from '../../ui/Button.tsx'

const TripLinkDialog = lazy(
  withRetries(() => import('../../shared/send-link/TripLinkDialog.tsx').then((dialog) => ({ default: dialog.TripLinkDialog }))),
)

type Props = { readonly load: { readonly loadId: string; readonly externalId: string; readonly status: string } }

/** Sends a trip to its driver, who needs no account for it. */
export const SendTrip = ({ load: { loadId, externalId, status } }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (!tripStatuses.includes(status)) return null
  return (
    <>
      <Button size="gate" icon="send" onClick={() => setOpen(true)}>
        Enviar viagem ao motorista
      </Button>
      <Suspense>{isOpen && <TripLinkDialog loadId={loadId} code={externalId} side="carrier" onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
