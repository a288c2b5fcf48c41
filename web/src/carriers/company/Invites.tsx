import { ownCarrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { carrierPartnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { useConsents } from './operates.ts'

/** Shippers that want this company to work for them; nothing while there are none. */
export const Invites = () => {
  const consents = useConsents()
  const { data = [], refetch } = useRead(ownCarrierRoutes.invites, {}, { every: 60_000 })
  const accept = useCommand(carrierPartnershipCommands.acceptInvitation, { successMessage: 'Vínculo aceito.', done: () => refetch() })
  const refuse = useCommand(carrierPartnershipCommands.refuseInvitation, { successMessage: 'Convite recusado.', done: () => refetch() })
  const open = data.filter(({ direction, state }) => direction === 'RECEIVED' && state === 'OPEN')
  if (open.length === 0) return null
  return (
    <section className="road-card" aria-label="Convites de vínculo">
      <h2>Convites de vínculo</h2>
      <ul>
        {open.map(({ id, name, expiresAt }) => (
          <li key={id} className="road-form">
            <p>
              <b>{name}</b> quer trabalhar com a sua empresa{expiresAt && `. Vale até ${shortDateTime(expiresAt)}`}. Ao aceitar, ele vê
              motoristas, veículos e documentos.
            </p>
            {consents && <AnswerButtons id={id} accept={accept} refuse={refuse} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
