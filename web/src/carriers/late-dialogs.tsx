import { type ComponentProps, lazy, Suspense } from 'react'
import { withRetries } from '../base/lazy-loading.ts'

const LateConfirm = lazy(withRetries(() => import('../ui/Confirm.tsx').then(({ Confirm }) => ({ default: Confirm }))))
const LateReason = lazy(withRetries(() => import('../ui/ReasonDialog.tsx').then(({ ReasonDialog }) => ({ default: ReasonDialog }))))
const LateFeedback = lazy(
  withRetries(() => import('../app/shell/FeedbackOutlet.tsx').then(({ FeedbackOutlet }) => ({ default: FeedbackOutlet }))),
)

/** Dialogs are loaded when the first one opens; the service worker has kept them for the road. */
export const Confirm = (props: ComponentProps<typeof LateConfirm>) => <Suspense>{props.open && <LateConfirm {...props} />}</Suspense>
export const ReasonDialog = (props: ComponentProps<typeof LateReason>) => <Suspense>{props.open && <LateReason {...props} />}</Suspense>
export const FeedbackOutlet = () => (
  <Suspense>
    <LateFeedback />
  </Suspense>
)
