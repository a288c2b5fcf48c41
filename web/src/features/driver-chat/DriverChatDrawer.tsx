import { chatLabels } from '@embarca/contracts/chat/labels.pt.ts'
import { chatCommands } from '@embarca/contracts/chat/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { call } from '../../base/api.ts'
import { phone, plate } from '../../base/masks.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Bubble } from '../../ui/chat/Bubble.tsx'
import { postAbout } from '../../ui/chat/posting.ts'
import { Talk } from '../../ui/chat/Talk.tsx'
import { useMarkRead } from '../../ui/chat/use-mark-read.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { AnchorButton } from '../../ui/LinkButton.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useDriverChat } from './use-driver-chat.ts'
import './driver-chat.css'

const DriverTalk = ({ load }: { readonly load: LoadDetails }) => {
  const { deliveryId: id, hashId, driverName, driverPhone, vehiclePrimaryPlate } = load
  const { chat, pending, error, refetch } = useDriverChat(load)
  const { roles } = useSession()
  const mayRun = allows(may.runLoads, roles)
  const { run } = useCommand(chatCommands.read, { done: refetch, failed: () => true })
  const newest = chat?.messages.findLast(({ agent, viewed }) => agent === 'DRIVER' && !viewed)
  useMarkRead(newest?.id, () => mayRun && run({ id }))
  const post = postAbout(hashId, ({ key, text, attachments }) =>
    call(chatCommands.addMessage, { id, ...(text && { message: text }), attachments: [...attachments], target: 'DRIVER' }, { key }),
  )
  if (pending) return <Skeleton count={5} height={44} radius={10} />
  if (!chat) return <ErrorState text="Não foi possível abrir a conversa." error={error} onRetry={() => void refetch()} />
  return (
    <div className="driver-talk">
      <p className="whom">
        <b>{driverName ?? 'Motorista'}</b>
        {vehiclePrimaryPlate && <span className="num">{plate.show(vehiclePrimaryPlate)}</span>}
        {driverPhone && (
          <AnchorButton icon="phone" href={`tel:+55${driverPhone.replace(/\D/g, '')}`}>
            <span className="num">{phone.show(driverPhone)}</span>
          </AnchorButton>
        )}
      </p>
      <Talk
        place={`driver/${id}`}
        lines={chat.messages}
        render={({ agent, author, ...message }) => (
          <Bubble message={{ ...message, who: author, side: agent === 'SHIPPER' ? 'ours' : 'theirs' }} />
        )}
        post={post}
        arrived={refetch}
        maySpeak={mayRun && chat.open}
      />
      {mayRun && !chat.open && <p className="closed">{chatLabels.refusal.CHAT_NOT_NOW}</p>}
    </div>
  )
}

type Props = { readonly load: LoadDetails; readonly open: boolean; readonly onClose: () => void }

/** The chat with the driver of a load, in a drawer. */
export const DriverChatDrawer = ({ load, open, onClose }: Props) => (
  <Drawer open={open} onClose={onClose} title={`Motorista da carga ${load.externalId}`} width={520} flush>
    {open && <DriverTalk load={load} />}
  </Drawer>
)
