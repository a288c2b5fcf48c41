import { dealRoutes, negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../base/api.ts'
import { refreshRead } from '../../../base/queries.ts'
import { postAbout } from '../../../ui/chat/posting.ts'
import { Talk } from '../../../ui/chat/Talk.tsx'
import { ChatItem } from './ChatItem.tsx'
import { chatLines } from './lines.ts'

type Props = {
  readonly loadId: string
  readonly dealId: string
  readonly items: readonly DealItem[]
  readonly reference: number | undefined
  readonly maySpeak: boolean
}

/** The chat with one transporter: messages, prices and decisions. */
export const Chat = ({ loadId, dealId, items, reference, maySpeak }: Props) => {
  const client = useQueryClient()
  const post = postAbout(loadId, ({ key, text, attachments }) =>
    call(dealRoutes.sendMessage, { id: loadId, dealId, text, attachments: [...attachments] }, { key }),
  )
  const arrived = async () => {
    await refreshRead(client, negotiationRoutes.deal, { id: loadId, dealId })
    void refreshRead(client, negotiationRoutes.negotiations)
  }
  return (
    <Talk
      place={`deal/${loadId}/${dealId}`}
      lines={chatLines(items)}
      render={(line) => <ChatItem line={line} reference={reference} />}
      post={post}
      arrived={arrived}
      maySpeak={maySpeak}
    />
  )
}
