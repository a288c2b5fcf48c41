import { money } from '@embarca/contracts/kit/numbers.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import { useEffect, useState } from 'react'
import { call } from '../../base/api.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useOperates } from './operates.ts'

const kinds: Readonly<Record<DealItem['kind'], string>> = {
  PROPOSAL: 'Proposta',
  REFUSAL: 'Recusa',
  MESSAGE: '',
  ACCEPTANCE: 'Aceite',
  RELEASE: 'Aceite desfeito',
  CLOSED: 'Negociação encerrada',
  REOPENED: 'Negociação reaberta',
  BID: 'Lance',
}
const saidIn = ({ kind, value, text }: DealItem) => [kinds[kind], value !== undefined && money(value), text].filter(Boolean).join(' · ')

type Props = { readonly id: string; readonly items: readonly DealItem[]; readonly unread: number; readonly onSent: () => unknown }

/** The talk with the shipper about an offer. */
export const OfferTalk = ({ id, items, unread, onSent }: Props) => {
  const [text, setText] = useState('')
  const operates = useOperates()
  const send = useCommand(transporterDealCommands.message, {
    successMessage: false,
    done: () => {
      setText('')
      return onSent()
    },
  })
  const newest = items.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each newer message
  useEffect(() => {
    if (operates) void call(transporterDealCommands.readDeal, { id }).catch(() => {})
  }, [operates, id, newest, unread])
  return (
    <section className="road-card" aria-label="Conversa">
      <h2>Conversa</h2>
      <ul className="road-talk" aria-live="polite">
        {items.map((item) => (
          <li key={item.id} className={item.agent === 'TRANSPORTER' ? 'mine' : ''}>
            <small>
              {item.who} · {shortDateTime(item.date)}
            </small>
            <p>{saidIn(item)}</p>
          </li>
        ))}
      </ul>
      {operates && (
        <form
          className="road-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) void send.run({ id, text: text.trim() })
          }}
        >
          <TextField label="Mensagem" value={text} onChange={setText} maxLength={1000} />
          <Button type="submit" size="gate" icon="send" pending={send.pending}>
            Enviar
          </Button>
        </form>
      )}
    </section>
  )
}
