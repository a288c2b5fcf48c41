import { ACCESS_DAYS, type AccessAnswer, accessRoutes } from '@embarca/contracts/session/access.ts'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { message } from '../../base/feedback.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkField } from '../../ui/LinkField.tsx'
import type { UserAccount } from './user-text.ts'

type Props = { readonly person: Pick<UserAccount, 'id' | 'name' | 'email'>; readonly onClose: () => void }

/** Gives a person access: sends an e-mail with a link, or shows the link where no e-mail is sent. */
export const AccessDialog = ({ person: { id, name, email }, onClose }: Props) => {
  const [issued, setIssued] = useState<AccessAnswer>()
  const issue = useCommand(accessRoutes.issue, {
    successMessage: false,
    done: (answer) => {
      const result = answer as AccessAnswer
      if (result.link !== undefined) return setIssued(result)
      message('success', result.message)
      return onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Link de acesso"
      footer={
        issued ? (
          <Button look="primary" onClick={onClose}>
            Fechar
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Agora não</Button>
            <Button look="primary" icon="send" pending={issue.pending} onClick={() => void issue.run({ id })}>
              Enviar link
            </Button>
          </>
        )
      }
    >
      {issued?.link === undefined ? (
        <p>
          {name} cria a própria senha por um link, que vale uma única vez, por {ACCESS_DAYS} dias; um link anterior deixa de valer. Ele vai
          para {email}; sem servidor de e-mail, aparece aqui, para você entregar.
        </p>
      ) : (
        <>
          <p>{issued.message}</p>
          <LinkField link={issued.link} hint={`Vale uma única vez, até ${shortDateTime(issued.expiresAt)}.`} />
        </>
      )}
    </Dialog>
  )
}
