import { inviteLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import type { Invite } from '@embarca/contracts/partnership/views.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { cnpj } from '../../base/masks.ts'
import { refreshRead, usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterTable } from '../../shared/register/RegisterTable.tsx'
import { InvitationLinkDialog } from '../../shared/send-link/late-link-dialogs.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import '../../ui/listing.css'
import '../../shared/register/register.css'

type Row = Invite & { readonly revision?: number }
const columns: readonly RegisterColumn<Row>[] = [
  {
    id: 'name',
    header: 'Transportadora',
    width: 'minmax(200px, 2fr)',
    cell: ({ document }) => <small className="cut second-line num">{cnpj.show(document)}</small>,
  },
  { id: 'direction', header: 'Convite', width: '110px', cell: ({ direction }) => inviteLabels.direction[direction] },
  {
    id: 'state',
    header: 'Situação',
    width: 'minmax(110px, 1fr)',
    cell: ({ state, reason }) => [inviteLabels.state[state], reason].filter(Boolean).join(': '),
  },
  { id: 'opened', header: 'Desde', width: '110px', cell: ({ openedAt }) => shortDateTime(openedAt) },
  {
    id: 'expires',
    header: 'Expira',
    width: '110px',
    wideOnly: true,
    cell: ({ state, expiresAt }) => state === 'OPEN' && expiresAt && shortDateTime(expiresAt),
  },
]

/** Invitations to carriers and requests of carriers, the latest first. */
export const Invites = () => {
  const client = useQueryClient()
  const { roles } = useSession()
  const invites = usePages(carrierRoutes.invites, {})
  const [refused, setRefused] = useState<Row>()
  const [sent, setSent] = useState<Row>()
  const done = async () => {
    await Promise.all([refreshRead(client, carrierRoutes.invites), refreshRead(client, carrierRoutes.search)])
    setRefused(undefined)
  }
  const accept = useCommand(partnershipCommands.acceptRequest, { successMessage: 'Solicitação aceita.', done })
  const refuse = useCommand(partnershipCommands.refuseRequest, { successMessage: 'Solicitação recusada.', done })
  const resend = useCommand(partnershipCommands.resendInvitation, { successMessage: 'Convite reenviado.', done })
  const withdraw = useCommand(partnershipCommands.withdrawInvitation, { successMessage: 'Convite cancelado.', done })
  const may = allows(partnershipCommands.acceptRequest.may, roles)
  const { length } = invites.items
  return (
    <main className="register">
      <div className="tools">
        <h1>Convites</h1>
        {may && (
          <LinkButton to="/transporters" search={{ adds: true }} look="primary" icon="plus" className="btn">
            Convidar transportadora
          </LinkButton>
        )}
      </div>
      <div className="listing">
        <QueryState
          what="convites"
          pending={invites.pending}
          failed={invites.failed && length === 0}
          error={invites.error}
          onRetry={invites.refresh}
          icon="envelope"
          empty={length ? undefined : 'Nenhum convite enviado ou recebido.'}
        >
          <RegisterTable
            label="Convites"
            columns={columns}
            rows={invites.items as readonly Row[]}
            address={{}}
            onSort={() => {}}
            name={({ id, name }) => (
              <Link to="/transporters/$transporterId" params={{ transporterId: id }}>
                <b>{name}</b>
              </Link>
            )}
            isOff={({ state }) => state !== 'OPEN'}
            actionCount={may ? 9 : 0}
            actions={(row) =>
              row.state === 'OPEN' &&
              (row.direction === 'RECEIVED' ? (
                <>
                  <Button onClick={() => setRefused(row)}>Recusar</Button>
                  <Button look="primary" pending={accept.pending} onClick={() => void accept.run({ id: row.id })}>
                    Aceitar
                  </Button>
                </>
              ) : (
                <>
                  <Button onClick={() => setSent(row)}>Enviar link</Button>
                  <Button pending={withdraw.pending} onClick={() => void withdraw.run({ id: row.id })}>
                    Cancelar
                  </Button>
                  <Button pending={resend.pending} onClick={() => void resend.run({ id: row.id })}>
                    Reenviar
                  </Button>
                </>
              ))
            }
            more={invites.more}
            end={length === 1 ? '1 convite' : `${length} convites`}
          />
        </QueryState>
      </div>
      <Suspense>{sent && <InvitationLinkDialog transporterId={sent.id} name={sent.name} onClose={() => setSent(undefined)} />}</Suspense>
      <ReasonDialog
        open={refused !== undefined}
        title="Recusar solicitação"
        text={`${refused?.name ?? ''} vê o motivo.`}
        label="Motivo"
        accept="Recusar"
        danger
        pending={refuse.pending}
        onReason={(reason) => refused && void refuse.run({ id: refused.id, reason })}
        onClose={() => setRefused(undefined)}
      />
    </main>
  )
}
