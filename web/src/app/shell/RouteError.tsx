import { serverError } from '@embarca/contracts/labels.pt.ts'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isCallFailed } from '../../base/failure.ts'
import { isLoadFailure, isServerUp, ServerUnreachable } from '../../base/lazy-loading.ts'
import { ErrorState } from '../../ui/states.tsx'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { PlainPage } from './PlainPage.tsx'

/** Shown in place of a screen that threw; the bar and the other screens keep working. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  if (isCallFailed(error) && error.status === 403) return <ForbiddenPage />
  if (isCallFailed(error) && error.status === 404) return <PlainPage icon="search" title="Não encontrado." />
  const again = async () => {
    if (isLoadFailure(error) || error instanceof ServerUnreachable) return (await isServerUp()) && location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <PlainPage icon="warning" title={serverError.title}>
      <ErrorState text={serverError.text} error={error} onRetry={() => void again()} />
    </PlainPage>
  )
}
