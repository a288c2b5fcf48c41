import { address } from '@embarca/contracts/kit/route.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { receiptPaperRoutes } from '@embarca/contracts/receipt/papers.ts'
import { useState } from 'react'
import { useCommand } from '../../lib/command.ts'
import { message } from '../../lib/feedback.ts'
import { downloadFile } from '../../lib/file.ts'
import { useEmails } from '../../lib/use-emails.ts'
import { IconButton } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

const pdfOf = (deliveryId: string) => address(receiptPaperRoutes.pdf).path.replace(':id', encodeURIComponent(deliveryId))

const SendDialog = ({ deliveryId, onClose }: { readonly deliveryId: string; readonly onClose: () => void }) => {
  const send = useCommand(receiptPaperRoutes.send, {
    says: false,
    done: (answer) => {
      // The row is served by hand: its answer is not the usual one of a command.
      const { channel, message: said } = answer as unknown as { channel: string; message: string }
      message(channel === 'MAIL' ? 'success' : 'warning', said)
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

/** The receipts of a delivery leave as a PDF: saved, or sent by e-mail by who decides about them. */
export const ReceiptPapers = ({ deliveryId, maySend }: { readonly deliveryId: string; readonly maySend: boolean }) => {
  const [sending, setSending] = useState(false)
  return (
    <span className="papers">
      <IconButton
        icon="download"
        label="Baixar comprovantes em PDF"
        onClick={() => void downloadFile(pdfOf(deliveryId), `${receiptLabels.paper.title}.pdf`)}
      />
      {maySend && <IconButton icon="envelope" label="Enviar comprovantes por e-mail" onClick={() => setSending(true)} />}
      {sending && <SendDialog deliveryId={deliveryId} onClose={() => setSending(false)} />}
    </span>
  )
}
