import { lazy } from 'react'

/** A QR code, whose code is loaded with the first one shown. */
export const LazyQrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))
