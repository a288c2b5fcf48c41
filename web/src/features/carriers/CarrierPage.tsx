import { onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { cnpj } from '../../base/masks.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { InvitationLinkDialog } from '../../shared/send-link/late-link-dialogs.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Tab } from '../../ui/Tab.tsx'
import { CarrierStatus } from './CarrierStatus.tsx'
import { carrierTabs } from './carrier-tabs.tsx'
import './carrier-page.css'

/** One carrier: who it is, what this company holds about it, and what it carried. */
export const CarrierPage = () => {
  const { transporterId: id = '' } = useParams({ strict: false })
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string }
  const navigate = useNavigate()
  const client = useQueryClient()
  const { roles } = useSession()
  const read = useRead(carrierRoutes.detail, { id })
  const [ask, question] = useConfirm()
  const [isSending, setSending] = useState(false)
  const changed = () =>
    Promise.all([carrierRoutes.detail, carrierRoutes.search, carrierRoutes.invites].map((one) => refreshRead(client, one)))
  const bind = useCommand(partnershipCommands.bind, { done: changed })
  const unbind = useCommand(onboardingRoutes.unbind, { successMessage: 'Transportadora desvinculada.', done: changed })
  const may = allows(partnershipCommands.bind.may, roles)
  const carrier = read.data
  if (!carrier)
    return read.isError ? (
      <ErrorState text="Não foi possível carregar a transportadora." error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <main className="carrier-page">
        <Skeleton count={6} height={40} gap={16} radius={6} />
      </main>
    )
  const current = carrierTabs.find((one) => one.id === tab) ?? carrierTabs[0]!
  const Content = current.content
  const leave = async () => {
    const text = 'Ela deixa de receber ofertas desta empresa. O histórico continua, e o vínculo pode voltar.'
    if (await ask({ title: `Desvincular ${carrier.name}?`, text, accept: 'Desvincular', danger: true })) await unbind.run({ id })
  }
  return (
    <main className="carrier-page">
      <header>
        <Link to="/transporters" className="back">
          <Icon name="left" size={14} /> Transportadoras
        </Link>
        <h1>{carrier.name}</h1>
        <p>
          <span className="num">{cnpj.show(carrier.document)}</span>
          {carrier.city && <span>{[carrier.city, carrier.state].filter(Boolean).join(', ')}</span>}
          <CarrierStatus marks={carrier.marks} />
        </p>
        {may && carrier.status === 'INVITED' && (
          <Button icon="link" onClick={() => setSending(true)}>
            Enviar convite
          </Button>
        )}
        {may && carrier.status === 'ACTIVE' && (
          <Button pending={unbind.pending} onClick={() => void leave()}>
            Desvincular
          </Button>
        )}
        {may && (carrier.status === 'ENDED' || carrier.status === 'NONE') && (
          <Button look="primary" pending={bind.pending} onClick={() => void bind.run({ id })}>
            Vincular de novo
          </Button>
        )}
      </header>
      <nav className="tabs sideways" aria-label="Partes da transportadora">
        {carrierTabs.map((one) => (
          <Tab
            key={one.id}
            className="tab"
            on={one.id === current.id}
            onSelect={() =>
              void navigate({ to: '.', search: (one.id === carrierTabs[0]!.id ? {} : { tab: one.id }) as never, replace: true })
            }
          >
            {one.label}
          </Tab>
        ))}
      </nav>
      <section className="carrier-tab" aria-label={current.label}>
        <Content carrier={carrier} />
      </section>
      <Suspense>{isSending && <InvitationLinkDialog transporterId={id} name={carrier.name} onClose={() => setSending(false)} />}</Suspense>
      {question}
    </main>
  )
}
