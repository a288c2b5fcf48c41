import { chatCommands, chatRoutes } from '@embarca/contracts/chat/routes.ts'
import { useEffect, useState } from 'react'
import { call } from '../../base/api.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tapped } from '../queue/send.ts'
import type { DriverTrip } from './trip-steps.ts'
import { useQueue, useWaiting } from './use-driver-queue.ts'

/** The talk with the shipper about a trip; what is written without a network waits in the queue. */
export const DriverChat = ({ trip: { loadId: tripId, deliveryId } }: { readonly trip: DriverTrip }) => {
  const { user_id: userId } = useSession()
  const queue = useQueue()
  const waiting = useWaiting(queue).filter((entry) => entry.tripId === tripId && entry.command === 'message')
  const { data, refetch } = useRead(chatRoutes.driverChat, { id: deliveryId }, { every: 15_000 })
  const [text, setText] = useState('')
  const unread = data?.notViewed ?? 0
  useEffect(() => {
    if (unread > 0) void call(chatCommands.driverRead, { id: deliveryId }).catch(() => {})
  }, [unread, deliveryId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that was sent is read with the others
  useEffect(() => void refetch(), [waiting.length])
  const send = () => {
    const message = text.trim()
    if (!message) return
    setText('')
    void queue.add(tapped({ userId, tripId, command: 'message', input: { id: deliveryId, message } }))
  }
  return (
    <section className="road-card" aria-label="Conversa com o embarcador">
      <h2>Conversa com o embarcador</h2>
      <ul className="road-talk" aria-live="polite">
        {data?.messages.map(({ id, agent, author, text: said, date }) => (
          <li key={id} className={agent === 'DRIVER' ? 'mine' : ''}>
            <small>
              {agent === 'DRIVER' ? 'Você' : author} · {shortDateTime(date)}
            </small>
            <p>{said}</p>
          </li>
        ))}
        {waiting.map(({ id, input }) => (
          <li key={id} className="mine">
            <small>Você · a enviar</small>
            <p>{String(input['message'])}</p>
          </li>
        ))}
      </ul>
      {data?.open === false ? (
        <p>Esta conversa está encerrada.</p>
      ) : (
        <form
          className="road-form"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <TextField label="Mensagem" value={text} onChange={setText} maxLength={1000} />
          <Button type="submit" size="gate" icon="send">
            Enviar
          </Button>
        </form>
      )}
    </section>
  )
}
