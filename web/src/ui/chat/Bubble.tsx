// PrimeReact has no chat.
import type { ReactNode } from 'react'
import { downloadFile } from '../../base/file-download.ts'
import { Icon } from '../Icon.tsx'
import { PlainButton } from '../PlainButton.tsx'
import { iconOf } from '../uploads.ts'
import { hourOf } from './days.ts'

/** A message and its side. */
export type BubbleMessage = {
  readonly side: 'ours' | 'theirs'
  readonly who: string
  readonly text?: string | undefined
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
  readonly date: string
  /** Seen by the other side. */
  readonly viewed: boolean
}
type Props = {
  readonly message: BubbleMessage
  readonly className?: string
  /** Shown above the text. */
  readonly children?: ReactNode
}
const addressOf = (fileId: string) => `/webshipper/file/download?fileName=${encodeURIComponent(fileId)}`

/** Text and files of one side with their time; own messages show whether the other side has seen them. */
export const Bubble = ({ message: { side, who, text, attachments, date, viewed }, className, children }: Props) => (
  <li className={`chat-item ${side}${className ? ` ${className}` : ''}`}>
    <small className="who">{who}</small>
    <div className="bubble">
      {children}
      {text && <p className="text">{text}</p>}
      {attachments.map(({ fileId, name }) => (
        <PlainButton key={fileId} type="button" className="chat-file" onClick={() => void downloadFile(addressOf(fileId), name)}>
          <Icon name={iconOf(name)} />
          <span className="cut">{name}</span>
          <Icon name="download" size={14} label="Baixar" />
        </PlainButton>
      ))}
    </div>
    <small className="meta num">
      {hourOf(date)}
      {side === 'ours' && (
        <>
          <Icon name={viewed ? 'check-circle' : 'check'} size={12} />
          {viewed ? 'lida' : 'enviada'}
        </>
      )}
    </small>
  </li>
)
