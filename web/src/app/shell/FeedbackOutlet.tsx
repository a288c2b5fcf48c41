import { useEffect } from 'react'
import { dismiss, type Feedback, type FeedbackStyle, useFeedback } from '../../base/feedback.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import './feedback.css'

const icons: Readonly<Record<FeedbackStyle, string>> = { info: 'info', error: 'warning', success: 'check-circle', warning: 'bell' }
const LASTS: Readonly<Record<FeedbackStyle, number>> = { success: 4_000, info: 6_000, warning: 9_000, error: 9_000 }

const Note = ({ note }: { readonly note: Feedback }) => {
  const { id, kind, style, title, text, code, action, lasts = LASTS[style] } = note
  useEffect(() => {
    if (lasts === null) return undefined
    const timer = setTimeout(() => dismiss(id), lasts)
    return () => clearTimeout(timer)
  }, [id, lasts])
  return (
    <div className={`note ${kind} ${style}`}>
      <Icon name={icons[style]} size={18} />
      <div>
        {kind === 'notification' && <b>{title}</b>}
        {text && <p>{text}</p>}
        {code && <code>{code}</code>}
        {action && (
          <Button
            onClick={() => {
              action.run()
              dismiss(id)
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="times" iconSize={14} label="Fechar" onClick={() => dismiss(id)} />
    </div>
  )
}

const noted = (note: Feedback) => <Note key={note.id} note={note} />

/** Shows messages, notifications and alerts. Screen readers announce them politely; they never take the focus. */
export const FeedbackOutlet = () => {
  const shown = useFeedback()
  const openAlert = shown.find(({ kind }) => kind === 'alert')
  const notes = shown.filter(({ kind }) => kind !== 'alert')
  return (
    <>
      <section className="notes" aria-live="polite" aria-label="Avisos do sistema">
        {notes.filter(({ isBackground }) => !isBackground).map(noted)}
      </section>
      <section className="notes aside" aria-live="polite" aria-label="Acontece agora">
        {notes.filter(({ isBackground }) => isBackground).map(noted)}
      </section>
      {openAlert && <AlertDialog key={openAlert.id} alert={openAlert} icon={icons[openAlert.style]} />}
    </>
  )
}
