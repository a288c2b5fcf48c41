import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { shareCommands, shareRoutes } from '@embarca/contracts/share/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { HandedOut } from './HandedOut.tsx'
import { howItLeaves } from './how-it-leaves.ts'
import { SendLink } from './SendLink.tsx'

type Way = Pick<InputOf<typeof partnershipCommands.handOutInvitation>, 'way' | 'receiver'>
type FrameProps = {
  readonly title: string
  readonly read: {
    readonly data: OutputOf<typeof shareRoutes.offerLink> | undefined
    readonly isError: boolean
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly onHandOut: (way: Way) => void
  readonly onClose: () => void
}

/** The warning for a carrier without users. */
const NOBODY = 'Esta transportadora ainda não tem usuários: sem um acesso, ninguém dela abre o link.'

const KEPT = 'A transportadora que aceitou mensagens no telefone dela recebe o link automaticamente; veja abaixo se já foi.'

/** Passes a page of the carriers' app on by hand, with the words that go with it, and shows to whom it went. */
const PassLinkFrame = ({ title, read: { data, isError, error, refetch }, onHandOut, onClose }: FrameProps) => (
  <Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>Fechar</Button>}>
    <div className="asking">
      <p>{howItLeaves(KEPT)} A mensagem não traz valor nem documento.</p>
      {isError && <ErrorState text="Não foi possível gerar o link." error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={34} />}
      {data && (
        <>
          {!data.isStaffed && <p role="status">{NOBODY}</p>}
          <SendLink
            link={data.link}
            hint={`Abre com o acesso de ${data.name}${data.expiresAt ? `, até ${shortDateTime(data.expiresAt)}` : ''}.`}
            text={data.message}
            phone={data.phone}
            subject={data.subject}
            onHandOut={(way, receiver) => onHandOut({ way, ...(receiver && { receiver }) })}
          />
          {data.openedAt && <p>Aberto pela transportadora em {shortDateTime(data.openedAt)}.</p>}
          <HandedOut handedOut={data.handedOut} />
        </>
      )}
    </div>
  </Dialog>
)

type OfferProps = { readonly loadId: string; readonly transporterId: string; readonly name: string; readonly onClose: () => void }
/** An open offer's page, for one of the carriers that it was made to. */
export const OfferLinkDialog = ({ loadId: id, transporterId, name, onClose }: OfferProps) => {
  const read = useRead(shareRoutes.offerLink, { id, transporterId })
  const handOut = useCommand(shareCommands.handOutOffer, { done: () => void read.refetch(), successMessage: false })
  return (
    <PassLinkFrame
      title={`Enviar oferta a ${name}`}
      read={read}
      onHandOut={(way) => void handOut.run({ id, transporterId, ...way })}
      onClose={onClose}
    />
  )
}

type InvitationProps = { readonly transporterId: string; readonly name: string; readonly onClose: () => void }
/** An invitation's page, for the carrier that it invites. */
export const InvitationLinkDialog = ({ transporterId: id, name, onClose }: InvitationProps) => {
  const read = useRead(onboardingRoutes.invitationLink, { id })
  const handOut = useCommand(partnershipCommands.handOutInvitation, { done: () => void read.refetch(), successMessage: false })
  return (
    <PassLinkFrame title={`Enviar convite a ${name}`} read={read} onHandOut={(way) => void handOut.run({ id, ...way })} onClose={onClose} />
  )
}
