import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import { tripLinkCommands, tripLinkRoutes } from '@embarca/contracts/trip-link/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { showFailure } from '../../base/show-failure.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { HandedOut } from './HandedOut.tsx'
import { howItLeaves } from './how-it-leaves.ts'
import { SendLink } from './SendLink.tsx'

type Link = OutputOf<typeof tripLinkRoutes.make>
type Status = OutputOf<typeof tripLinkRoutes.status>
type Props = {
  readonly loadId: string
  readonly code: string
  /** Who makes it: the shipper's staff, or the carrier. */
  readonly side: 'staff' | 'carrier'
  readonly onClose: () => void
}
const routes = {
  staff: { status: tripLinkRoutes.status, make: tripLinkRoutes.make, handOut: tripLinkCommands.handOut, revoke: tripLinkCommands.revoke },
  carrier: {
    status: tripLinkRoutes.ownStatus,
    make: tripLinkRoutes.ownMake,
    handOut: tripLinkCommands.ownHandOut,
    revoke: tripLinkCommands.ownRevoke,
  },
} as const

const stateOf = ({ state, firstOpenedAt, endedBy, expiresAt }: Status): string => {
  if (state === 'NONE') return 'Nenhum link foi criado para esta viagem.'
  if (state === 'OVER') return `O último link não funciona mais: ${endedBy ? tripLinkLabels.end[endedBy] : 'a viagem terminou'}.`
  const opened = firstOpenedAt ? `aberto pelo motorista em ${shortDateTime(firstOpenedAt)}` : 'ainda não foi aberto'
  return `Há um link ativo, ${opened}. Vale até ${expiresAt ? shortDateTime(expiresAt) : ''}.`
}

/** The link with which a driver works this trip: made here once, passed on by hand, revoked. */
export const TripLinkDialog = ({ loadId: id, code, side, onClose }: Props) => {
  const { status, make, handOut: handOutRow, revoke: revokeRow } = routes[side]
  const known = useRead(status, { id })
  const [link, setLink] = useState<Link>()
  const [isMaking, setMaking] = useState(false)
  const reread = () => void known.refetch()
  const handOut = useCommand(handOutRow, { done: reread, successMessage: false })
  const revoke = useCommand(revokeRow, {
    done: () => {
      setLink(undefined)
      reread()
    },
  })
  const makeOne = async () => {
    setMaking(true)
    try {
      setLink(await call(make, { id }))
      reread()
    } catch (thrown) {
      showFailure(thrown, tripLinkLabels.failed)
    } finally {
      setMaking(false)
    }
  }
  const isLive = known.data?.state === 'LIVE'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Link da viagem"
      footer={
        <>
          {isLive && (
            <Button look="danger" icon="ban" pending={revoke.pending} onClick={() => void revoke.run({ id })}>
              Revogar link
            </Button>
          )}
          <Button onClick={onClose}>Fechar</Button>
          {!link && (
            <Button look="primary" icon="link" pending={isMaking} onClick={() => void makeOne()}>
              {isLive ? 'Criar outro link' : 'Criar link'}
            </Button>
          )}
        </>
      }
    >
      <div className="asking">
        <p>
          O motorista trabalha esta viagem pelo link, sem cadastro nem senha. Mande só para ele: o link vale para um aparelho e para esta
          viagem.
        </p>
        <p>{howItLeaves('O motorista que aceitou mensagens no telefone dele recebe um link ao ser vinculado; veja abaixo se já foi.')}</p>
        {known.isError && <ErrorState text="Não foi possível ler o link." error={known.error} onRetry={reread} />}
        {known.isPending && <Skeleton height={34} />}
        {known.data && !link && (
          <p role="status">
            {stateOf(known.data)}
            {isLive && ' Ele não pode ser mostrado de novo; outro link substitui este.'}
          </p>
        )}
        {link && (
          <SendLink
            link={link.link}
            hint="Vale até um dia depois da viagem. Copie agora: o link não é mostrado de novo."
            text={link.message}
            phone={link.phone}
            subject={`Viagem da carga ${code}`}
            onHandOut={(way, receiver) => void handOut.run({ id, way, ...(receiver && { receiver }) })}
          />
        )}
        {known.data && <HandedOut handedOut={known.data.handedOut} />}
      </div>
    </Dialog>
  )
}
