import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Spinner } from '../Spinner.tsx'
import { iconOf } from '../uploads.ts'
import type { Outgoing } from './outbox.ts'

const words = { loading: 'enviando arquivos…', pending: 'enviando…', completed: 'enviada', failed: 'não enviada' } as const

type Props = { readonly message: Outgoing; readonly onRetry: () => void; readonly onDiscard: () => void }

/** An own message that the server has not confirmed yet. */
export const OutgoingItem = ({ message, onRetry, onDiscard }: Props) => {
  const { text, files, state, why } = message
  return (
    <li className={`chat-item ours ${state}`} data-state={state}>
      <div className="bubble">
        {text && <p className="text">{text}</p>}
        {files.map((file) => (
          <span key={`${file.name}-${file.size}`} className="chat-file">
            <Icon name={iconOf(file.name)} />
            <span className="cut">{file.name}</span>
          </span>
        ))}
      </div>
      <small className="meta" role="status">
        {state === 'failed' && <Icon name="warning" size={12} />}
        {state === 'completed' && <Icon name="check" size={12} />}
        {(state === 'loading' || state === 'pending') && <Spinner size={12} />}
        {words[state]}
        {why && ` · ${why}`}
      </small>
      {state === 'failed' && (
        <span className="again">
          <Button icon="refresh" onClick={onRetry}>
            Tentar novamente
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            Descartar
          </Button>
        </span>
      )}
    </li>
  )
}
