import { reportRoutes } from '@embarca/contracts/report/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useSession } from '../../session/session.ts'
import { useHasInbox } from '../../shared/inbox/use-unread.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { InboxDocuments } from './InboxDocuments.tsx'
import { InboxFiles } from './InboxFiles.tsx'
import { InboxIdle } from './InboxIdle.tsx'
import { InboxLoads } from './InboxLoads.tsx'
import './inbox.css'

const WIDTH = 460

/** Files that the user requested, and what others did with the user's loads. */
export const InboxPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { roles } = useSession()
  const hasInbox = useHasInbox()
  return (
    <Drawer open onClose={onClose} title="Notificações" width={WIDTH} flush>
      <div className="inbox">
        {allows(reportRoutes.list.may, roles) && <InboxFiles onLeave={onClose} />}
        {hasInbox && <InboxIdle onLeave={onClose} />}
        {hasInbox && <InboxDocuments onLeave={onClose} />}
        {hasInbox && <InboxLoads onLeave={onClose} />}
      </div>
    </Drawer>
  )
}
