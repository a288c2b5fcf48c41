import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Confirm } from '../late-dialogs.tsx'
import type { Entry, QueuedName } from '../queue/entry.ts'
import type { Queue } from '../queue/queue.ts'
import { useWaiting } from './use-driver-queue.ts'

const names: Readonly<Record<QueuedName, string>> = {
  accept: 'Viagem confirmada',
  refuse: 'Viagem recusada',
  startCollect: 'Coleta iniciada',
  finishCollect: 'Coleta finalizada',
  startTransit: 'Viagem iniciada',
  approach: 'Chegando ao cliente',
  arriveAtGate: 'Chegada à portaria',
  position: 'Posição',
  arrive: 'Chegada',
  addImages: 'Foto do canhoto',
  end: 'Entrega finalizada',
  message: 'Mensagem',
}

const Refused = ({ entry, queue }: { readonly entry: Entry; readonly queue: Queue }) => {
  const [isAsking, setAsking] = useState(false)
  const text = entry.hasPhoto ? 'O registro e a foto dele serão apagados deste aparelho.' : 'O registro será apagado deste aparelho.'
  return (
    <li className="refused">
      <b>
        {names[entry.command]} · {shortDateTime(entry.at)}
      </b>
      <p>
        {entry.refusal}
        {entry.hasPhoto && ' A foto continua guardada aqui.'}
      </p>
      <div className="road-buttons">
        <Button size="gate" onClick={() => void queue.retry(entry)}>
          Tentar de novo
        </Button>
        <Button size="gate" look="danger" onClick={() => setAsking(true)}>
          Descartar
        </Button>
      </div>
      <Confirm
        open={isAsking}
        title="Descartar este registro?"
        text={text}
        accept="Descartar"
        danger
        onAccept={() => void queue.discard(entry.id)}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

/** What the server has not confirmed yet: the count, each refusal with its reason, and other users' entries on this device. */
export const QueueNote = ({ queue }: { readonly queue: Queue }) => {
  const waiting = useWaiting(queue)
  const refused = waiting.filter(({ refusal }) => refusal !== undefined)
  const unsent = waiting.length - refused.length
  const others = queue.ofOthers()
  return (
    <div role="status" className="road-queue" data-unsent={waiting.length}>
      {unsent > 0 && (
        <p>
          <Icon name="clock" /> {unsent === 1 ? '1 registro a enviar' : `${unsent} registros a enviar`}. Estão guardados neste aparelho.
        </p>
      )}
      {others > 0 && (
        <p>
          <Icon name="user" /> {others === 1 ? '1 registro de outro usuário espera' : `${others} registros de outro usuário esperam`} neste
          aparelho.
        </p>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.map((entry) => (
            <Refused key={entry.id} entry={entry} queue={queue} />
          ))}
        </ul>
      )}
    </div>
  )
}
