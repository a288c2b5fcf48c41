import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states.tsx'

type Notice = { readonly title: string; readonly announcedBy: string; readonly content: string }

/** Notices one at a time; the button of the last one closes the dialog. */
export const NoticeSteps = ({ notices, onClose }: { readonly notices: readonly Notice[]; readonly onClose: () => void }) => {
  const [at, setAt] = useState(0)
  const notice = notices[at]
  const last = at >= notices.length - 1
  if (!notice) return <EmptyState text="Nenhum aviso no momemto" />
  return (
    <>
      <article className="notice" aria-live="polite">
        <h3>{notice.title}</h3>
        <p className="notice-by">{notice.announcedBy}</p>
        <p className="notice-text">{notice.content}</p>
      </article>
      <div className="sheet-foot">
        {notices.length > 1 && (
          <span className="notice-at num">
            {at + 1} de {notices.length}
          </span>
        )}
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Voltar</Button>}
        {last ? (
          <Button look="primary" onClick={onClose}>
            Fechar
          </Button>
        ) : (
          <Button look="primary" onClick={() => setAt(at + 1)}>
            Próximo
          </Button>
        )}
      </div>
    </>
  )
}
