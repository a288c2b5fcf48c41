import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { IconButton } from '../../ui/Button.tsx'
import { hasDriver, useDriverChat } from './use-driver-chat.ts'

type Props = { readonly load: LoadDetails; readonly onOpen: () => void }
const unreadText = (n: number) => (n === 0 ? '' : n === 1 ? ', 1 não lida' : `, ${n} não lidas`)

/** Opens the chat with the driver and shows the number of unread messages. */
export const DriverChatButton = ({ load, onOpen }: Props) => {
  const { chat } = useDriverChat(load)
  const shown = hasDriver(load)
  useShortcut({ keys: 'm', label: 'Conversar com o motorista', group: 'Carga', run: onOpen }, { when: shown })
  if (!shown) return null
  const unread = chat?.notViewed ?? 0
  return (
    <IconButton
      icon="comments"
      className="framed"
      badge={unread}
      label={`Conversa com ${load.driverName ?? 'o motorista'}${unreadText(unread)}`}
      onClick={onOpen}
    />
  )
}
