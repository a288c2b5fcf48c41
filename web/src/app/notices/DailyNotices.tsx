import { communicationRoutes } from '@embarca/contracts/communication/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { NativeDialog } from '../shell/NativeDialog.tsx'
import { NoticeSteps } from './NoticeSteps.tsx'
import { rememberShown, shownToday } from './shown-today.ts'
import './notices.css'

const WIDTH = 900

/** The company's notices: shown once a day by themselves when there are any, and on request. */
export const DailyNotices = ({ isRequested, onClose }: { readonly isRequested: boolean; readonly onClose: () => void }) => {
  const { roles, user_id } = useSession()
  const [due, setDue] = useState(() => allows(communicationRoutes.notices.may, roles) && !shownToday(user_id))
  const notices = useRead(communicationRoutes.notices, {}, { enabled: due || isRequested })
  const open = isRequested || (due && (notices.data?.length ?? 0) > 0)
  useEffect(() => {
    if (open) rememberShown(user_id)
  }, [open, user_id])
  const close = () => {
    setDue(false)
    onClose()
  }
  return (
    <NativeDialog open={open} onClose={close} title="Avisos" width={WIDTH}>
      {notices.data ? (
        <NoticeSteps notices={notices.data} onClose={close} />
      ) : notices.isError ? (
        <ErrorState text="Não foi possível carregar os avisos." error={notices.error} onRetry={() => void notices.refetch()} />
      ) : (
        <Skeleton count={3} height={20} />
      )}
    </NativeDialog>
  )
}
