import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { trackingCommands } from '@embarca/contracts/tracking/routes.ts'
import { ago } from '../../base/date-times.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { LoadPageState } from './use-load.ts'
import './without-tracking.css'

type Props = { readonly load: LoadDetails; readonly now: number; readonly page: LoadPageState }

/** The transporter asks to continue without tracking; staff who run loads may agree. */
export const WithoutTracking = ({ load, now, page }: Props) => {
  const { roles } = useSession()
  const [ask, question] = useConfirm()
  const accept = useCommand(trackingCommands.acceptWithout, {
    done: page.afterCommand,
    failed: () => void page.refetchAll(),
  })
  const request = load.requestWithoutTracking
  if (!request) return null
  const agree = async () => {
    const sure = await ask({
      title: 'Liberar sem rastreamento?',
      text: `${load.externalId} · A carga segue sem posição até a entrega.`,
      accept: 'Liberar',
    })
    if (sure) await accept.run({ id: load.hashId })
  }
  return (
    <section className="panel now confirm request" aria-label="Solicitação para seguir sem rastreamento">
      <Icon name="map-marker" size={20} />
      <div>
        <b>Solicitação para seguir sem rastreamento</b>
        <p>
          {load.transporterName ?? 'A transportadora'}, {ago(request.at, now)}: {request.reason}
        </p>
      </div>
      {allows(may.runLoads, roles) && (
        <Button icon="check" pending={accept.pending} onClick={() => void agree()}>
          Liberar sem rastreamento
        </Button>
      )}
      {question}
    </section>
  )
}
