import { address } from '@embarca/contracts/kit/route.ts'
import { receiptDocumentRoutes } from '@embarca/contracts/receipt/document-routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { useState } from 'react'
import { message } from '../../base/feedback.ts'
import { downloadFile } from '../../base/file-download.ts'
import { useCommand } from '../../base/use-command.ts'
import { useEmails } from '../../base/use-emails.ts'
import { IconButton } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

const pdfOf = (deliveryId: string) => address(receiptDocumentRoutes.pdf).path.replace(':id', encodeURIComponent(deliveryId))

const SendDialog = ({ deliveryId, onClose }: { readonly deliveryId: string; readonly onClose: () => void }) => {
  const send = useCommand(receiptDocumentRoutes.send, {
    successMessage: false,
    done: (answer) => {
      // The route has a custom handler: its answer is not that of a normal command.
      const { channel, message: text } = answer as unknown as { channel: string; message: string }
      message(channel === 'MAIL' ? 'success' : 'warning', text)
      onClose()
    },
  })
  const { field, submit } = useEmails((emails) => void send.run({ id: deliveryId, emails }))
  return (
    <FormDialog
      title="Enviar comprovantes por e-mail"
      accept="Enviar"
      icon="send"
      pending={send.pending}
      className="ask-reason"
      onSend={submit}
      onClose={onClose}
    >
      <p>Cada destinatário recebe um PDF com as entregas, as datas e as imagens dos comprovantes.</p>
      <TextField {...field} autoFocus />
    </FormDialog>
  )
}

/** The receipts of a delivery as a PDF: downloaded, or sent by e-mail by users who may review them. */
export const ReceiptDocuments = ({ deliveryId, maySend }: { readonly deliveryId: string; readonly maySend: boolean }) => {
  const [sending, setSending] = useState(false)
  return (
    <span className="papers">
      <IconButton
        icon="download"
        label="Baixar comprovantes em PDF"
        onClick={() => void downloadFile(pdfOf(deliveryId), `${receiptLabels.document.title}.pdf`)}
      />
      {maySend && <IconButton icon="envelope" label="Enviar comprovantes por e-mail" onClick={() => setSending(true)} />}
      {sending && <SendDialog deliveryId={deliveryId} onClose={() => setSending(false)} />}
    </span>
  )
}
