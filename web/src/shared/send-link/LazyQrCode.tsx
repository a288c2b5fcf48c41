import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/states.tsx'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** A QR code, whose code is loaded with the first one shown. */
export const LazyQrCode = (props: { readonly link: string; readonly label: string }) => (
  <Suspense fallback={<Skeleton height={180} />}>
    <QrCode {...props} />
  </Suspense>
)
