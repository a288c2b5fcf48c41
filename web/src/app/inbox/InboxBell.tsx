import { lazyModule, useLazyModule } from '../../base/lazy-module.ts'
import { closeInbox, openInbox, useInboxOpen } from '../../shared/inbox/panel.ts'
import { useUnread } from '../../shared/inbox/use-unread.ts'
import { useExports } from '../../shared/reports/exports.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useLiveInbox } from './use-live-inbox.ts'
import { useReadOnPage } from './use-read-on-page.ts'

const panel = lazyModule(() => import('./InboxPanel.tsx'))
const Panel = () => {
  const loaded = useLazyModule(panel)
  return loaded ? <loaded.InboxPanel onClose={closeInbox} /> : null
}

/** The bell: how much of what others did is unread; its panel also has the files that the user requested. */
export const InboxBell = () => {
  const isOpen = useInboxOpen()
  const unread = useUnread()
  const isMakingFiles = useExports().some(({ reportId }) => reportId !== undefined)
  useLiveInbox()
  useReadOnPage()
  // As its badge shows it.
  const words = unread === 0 ? '' : `${unread > 99 ? '99+' : unread} ${unread === 1 ? 'não lida' : 'não lidas'}`
  return (
    <>
      <IconButton
        icon="bell"
        label={['Notificações', words].filter(Boolean).join(', ')}
        badge={unread}
        dot={isMakingFiles}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={openInbox}
        onPointerEnter={() => void panel.fetch().catch(() => undefined)}
      />
      <span className="hidden-text" role="status">
        {words && `${words} em Notificações`}
      </span>
      {isOpen && <Panel />}
    </>
  )
}
