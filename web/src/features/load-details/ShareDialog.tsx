import { shareCommands, shareRoutes } from '@embarca/contracts/share/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useEmails } from '../../base/use-emails.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkField } from '../../ui/LinkField.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { readonly id: string; readonly onClose: () => void }

/** The public tracking link of a load: to copy, or to send by e-mail. */
export const ShareDialog = ({ id, onClose }: Props) => {
  const shared = useRead(shareRoutes.shareLink, { id })
  const send = useCommand(shareRoutes.send, { done: onClose })
  const revoke = useCommand(shareCommands.revoke, { done: onClose })
  const { field, submit } = useEmails((emails) => void send.run({ id, emails }))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Compartilhar rastreamento"
      footer={
        <>
          <Button look="danger" icon="ban" pending={revoke.pending} onClick={() => void revoke.run({ id })}>
            Desativar link
          </Button>
          <Button onClick={onClose}>Fechar</Button>
          <Button look="primary" icon="send" pending={send.pending} onClick={submit}>
            Enviar por e-mail
          </Button>
        </>
      }
    >
      <form
        className="asking"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>Quem abrir o link vê as empresas, o trajeto e os horários, sem entrar no sistema: nenhum valor, nem quem dirige.</p>
        {shared.isError && <ErrorState text="Não foi possível gerar o link." error={shared.error} onRetry={() => void shared.refetch()} />}
        {shared.isPending && <Skeleton height={34} />}
        {shared.data && <LinkField link={shared.data.shortLink} hint={`Vale até ${shortDateTime(shared.data.expiresAt)}.`} />}
        <TextField {...field} />
      </form>
    </Dialog>
  )
}
