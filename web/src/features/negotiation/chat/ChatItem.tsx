import { downloadFile } from '../../../lib/file.ts'
import { money } from '../../../lib/load/measures.ts'
import { shortMoment } from '../../../lib/load/moments.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Tag } from '../../../ui/StatusPill.tsx'
import { iconOf } from '../../../ui/uploads.ts'
import { differenceOf } from '../comparison.ts'
import { Against } from '../PriceAgainst.tsx'
import type { ChatLine } from './lines.ts'

const ends = { SENT: undefined, REPLACED: 'substituída', REFUSED: 'recusada', ACCEPTED: 'aceita' } as const
const addressOf = (fileId: string) => `/webshipper/file/download?fileName=${encodeURIComponent(fileId)}`

/** Something said in a deal: words, a price, files. */
export const ChatItem = ({ line, reference }: { readonly line: ChatLine; readonly reference: number | undefined }) => {
  const { item } = line
  if (line.kind === 'event')
    return (
      <li className="chat-event num">
        <span>
          {line.text} · {item.who} · {shortMoment(item.date).slice(6)}
        </span>
        {item.text && <q>{item.text}</q>}
      </li>
    )
  const priced = item.kind === 'PROPOSAL' || item.kind === 'BID'
  const end = priced ? ends[item.status] : undefined
  return (
    <li className={`chat-item ${line.side}${priced ? ' priced' : ''}${end && end !== 'aceita' ? ' passed' : ''}`}>
      <small className="who">{item.who}</small>
      <div className="bubble">
        {priced && item.value !== undefined && (
          <p className="value num">
            <b>{money(item.value)}</b>
            {reference !== undefined && <Against difference={differenceOf(item.value, reference)} />}
            {end && <Tag>{end}</Tag>}
          </p>
        )}
        {item.text && <p className="text">{item.text}</p>}
        {item.attachments.map(({ fileId, name }) => (
          <button key={fileId} type="button" className="chat-file" onClick={() => void downloadFile(addressOf(fileId), name)}>
            <Icon name={iconOf(name)} />
            <span className="cut">{name}</span>
            <Icon name="download" size={14} label="Baixar" />
          </button>
        ))}
      </div>
      <small className="meta num">
        {shortMoment(item.date).slice(6)}
        {line.side === 'ours' && (
          <>
            <Icon name={item.viewed ? 'check-circle' : 'check'} size={12} />
            {item.viewed ? 'lida' : 'enviada'}
          </>
        )}
      </small>
    </li>
  )
}
