import { dismiss, type Feedback, type FeedbackStyle, useFeedback } from '../../base/feedback.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Toast, type ToastItem } from '../../ui/Toast.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import './feedback.css'

const icons: Readonly<Record<FeedbackStyle, string>> = { info: 'info', error: 'warning', success: 'check-circle', warning: 'bell' }
const LASTS: Readonly<Record<FeedbackStyle, number>> = { success: 4_000, info: 6_000, warning: 9_000, error: 9_000 }

const Note = ({ note: { id, kind, style, title, text, code, action } }: { readonly note: Feedback }) => (
  <>
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
  </>
)

const toastOf = (note: Feedback): ToastItem => ({
  id: note.id,
  className: `note ${note.kind} ${note.style}`,
  children: <Note note={note} />,
  lasts: note.lasts === undefined ? LASTS[note.style] : note.lasts,
})

/** Shows messages, notifications and alerts. Screen readers announce them politely; they never take the focus. */
export const FeedbackOutlet = () => {
  const shown = useFeedback()
  const openAlert = shown.find(({ kind }) => kind === 'alert')
  const notes = shown.filter(({ kind }) => kind !== 'alert')
  return (
    <>
      <Toast
        place="top"
        label="Avisos do sistema"
        onClose={dismiss}
        items={notes.filter(({ isBackground }) => !isBackground).map(toastOf)}
      />
      <Toast
        place="corner"
        label="Acontece agora"
        onClose={dismiss}
        items={notes.filter(({ isBackground }) => isBackground).map(toastOf)}
      />
      {openAlert && <AlertDialog key={openAlert.id} alert={openAlert} icon={icons[openAlert.style]} />}
    </>
  )
}
