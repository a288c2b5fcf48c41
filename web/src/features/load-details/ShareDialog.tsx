import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import type { HandOutWay } from '@embarca/contracts/share/codes.ts'
import { shareLabels } from '@embarca/contracts/share/labels.pt.ts'
import { type SharedLink, shareCommands, shareRoutes } from '@embarca/contracts/share/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useEmails } from '../../base/use-emails.ts'
import { HandedOut } from '../../shared/send-link/HandedOut.tsx'
import { SendLink } from '../../shared/send-link/SendLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { readonly load: LoadDetails; readonly onClose: () => void }

const messageOf = ({ externalId, origins, destinations, collectDate }: LoadDetails, { shortLink, expiresAt }: SharedLink) =>
  shareLabels.message({
    code: externalId,
    route: laneOf(origins[0]!, destinations.at(-1)!),
    collect: collectDate && shortDateTime(collectDate),
    link: shortLink,
    until: shortDateTime(expiresAt),
  })

/** The public tracking link of a load: to pass on by hand, or to send by e-mail. */
export const ShareDialog = ({ load, onClose }: Props) => {
  const id = load.hashId
  const shared = useRead(shareRoutes.shareLink, { id })
  const send = useCommand(shareRoutes.send, { done: onClose })
  const revoke = useCommand(shareCommands.revoke, { done: onClose })
  const handOut = useCommand(shareCommands.handOut, { done: () => void shared.refetch() })
  const { field, submit } = useEmails((emails) => void send.run({ id, emails }))
  // E-mails to a tracking link's readers leave by the server, below.
  const note = (way: HandOutWay | 'MAIL', receiver?: string) => {
    if (way !== 'MAIL') void handOut.run({ id, way, ...(receiver && { receiver }) })
  }
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
        {shared.data && (
          <SendLink
            link={shared.data.shortLink}
            hint={`Vale até ${shortDateTime(shared.data.expiresAt)}.`}
            text={messageOf(load, shared.data)}
            onHandOut={note}
          />
        )}
        <TextField {...field} />
        {shared.data?.firstOpenedAt && <p>Aberto pela primeira vez em {shortDateTime(shared.data.firstOpenedAt)}.</p>}
        {shared.data && <HandedOut handedOut={shared.data.handedOut} />}
      </form>
    </Dialog>
  )
}
