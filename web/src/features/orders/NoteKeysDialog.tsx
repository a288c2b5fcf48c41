import { mountMessages } from '@embarca/contracts/mount/labels.pt.ts'
import { ordersByKey } from '@embarca/contracts/mount/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { message } from '../../base/feedback.ts'
import { showFailure } from '../../base/show-failure.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextField.tsx'

type Rejected = readonly { readonly key: string; readonly reason: string }[]
type Props = { readonly onFound: (ids: readonly string[]) => unknown; readonly onClose: () => void }

const keysIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Selects the orders of pasted or scanned NF-e keys; what was not found stays in the field, each with its reason. */
export const NoteKeysDialog = ({ onFound, onClose }: Props) => {
  const [text, setText] = useState('')
  const [rejected, setRejected] = useState<Rejected>([])
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    try {
      const found = await call(ordersByKey.addByInvoiceKeys, { keys: keysIn(text) })
      if (found.added.length) onFound(found.added.map(({ id }) => id))
      for (const said of found.messages) message('success', said)
      if (found.rejected.length === 0) return onClose()
      setRejected(found.rejected)
      setText(found.rejected.map(({ key }) => key).join('\n'))
    } catch (thrown) {
      showFailure(thrown, mountMessages.notAdded)
    } finally {
      setPending(false)
    }
  }
  return (
    <FormDialog
      title="Selecionar por NF-e"
      accept="Selecionar"
      pending={pending}
      disabled={keysIn(text).length === 0}
      className="form-load"
      onSend={send}
      onClose={onClose}
    >
      <TextArea label="Chaves de NF-e" hint="Cole ou leia as chaves, uma por linha." value={text} onChange={setText} />
      {rejected.length > 0 && (
        <ul className="form-load-refused" role="alert">
          {rejected.map(({ key, reason }) => (
            <li key={key}>
              {key}: {reason}
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
