import { serverError } from '@embarca/contracts/labels.pt.ts'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isCallFailed } from '../../lib/failure.ts'
import { ErrorState } from '../../ui/states.tsx'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { PlainPage } from './PlainPage.tsx'

const isStalePage = (error: unknown) => error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** A screen that broke leaves the bar standing; the others still work. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  if (isCallFailed(error) && error.status === 403) return <ForbiddenPage />
  if (isCallFailed(error) && error.status === 404) return <PlainPage icon="search" title="Não encontrado." />
  const again = () => {
    if (isStalePage(error)) location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <PlainPage icon="warning" title={serverError.title}>
      <ErrorState text={serverError.text} error={error} onRetry={again} />
    </PlainPage>
  )
}
