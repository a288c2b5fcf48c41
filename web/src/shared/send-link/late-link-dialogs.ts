import { lazy } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'

/** Loaded when a link is first passed on. */
export const OfferLinkDialog = lazy(
  withRetries(() => import('./PassLinkDialog.tsx').then((dialogs) => ({ default: dialogs.OfferLinkDialog }))),
)
export const InvitationLinkDialog = lazy(
  withRetries(() => import('./PassLinkDialog.tsx').then((dialogs) => ({ default: dialogs.InvitationLinkDialog }))),
)
