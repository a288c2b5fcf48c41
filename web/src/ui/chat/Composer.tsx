import { useId, useState } from 'react'
import { acceptUploads } from '../accept-uploads.ts'
import { Button } from '../Button.tsx'
import { iconLinkClasses } from '../button-props.ts'
import { FileInput } from '../FileInput.tsx'
import { Icon } from '../Icon.tsx'
import { Tag } from '../StatusPill.tsx'
import { AreaInput } from '../TextInput.tsx'
import { keepDraft, readDraft } from './draft.ts'

const MOST_FILES = 10

type Props = { readonly place: string; readonly onSend: (text: string, files: readonly File[]) => void }

/** The input of a chat: Enter sends, Shift+Enter starts a new line. The text is kept until it is sent. */
export const Composer = ({ place, onSend }: Props) => {
  const id = useId()
  const filesId = useId()
  const [text, setText] = useState(() => readDraft(place))
  const [files, setFiles] = useState<readonly File[]>([])
  const empty = text.trim() === '' && files.length === 0
  const type = (next: string) => {
    setText(next)
    keepDraft(place, next)
  }
  const attach = (given: readonly File[]) => {
    const accepted = acceptUploads(given)
    setFiles((before) => [...before, ...accepted].slice(0, MOST_FILES))
  }
  const send = () => {
    if (empty) return
    onSend(text.trim(), files)
    type('')
    setFiles([])
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onPaste={({ clipboardData }) => clipboardData.files.length > 0 && attach([...clipboardData.files])}
    >
      {files.length > 0 && (
        <div className="attached">
          {files.map((file) => (
            <Tag key={`${file.name}-${file.size}`} onRemove={() => setFiles(files.filter((one) => one !== file))}>
              {file.name}
            </Tag>
          ))}
        </div>
      )}
      <label className={iconLinkClasses('framed')} title="Anexar arquivos" htmlFor={filesId}>
        <Icon name="clip" />
        <span className="hidden-text">Anexar arquivos</span>
        <FileInput id={filesId} multiple onFiles={attach} />
      </label>
      <label htmlFor={id} className="hidden-text">
        Mensagem
      </label>
      <AreaInput
        id={id}
        rows={Math.min(6, text.split('\n').length)}
        maxLength={4000}
        placeholder="Escreva uma mensagem"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <Button type="submit" look="primary" icon="send" disabled={empty} aria-label="Enviar mensagem">
        <span className="word">Enviar</span>
      </Button>
    </form>
  )
}
