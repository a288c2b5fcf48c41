import { operatorTieLabels } from '@embarca/contracts/operator-tie/labels.pt.ts'
import { operatorTieRoutes, ownCarrierCommands } from '@embarca/contracts/operator-tie/routes.ts'
import { lazy, Suspense, useState } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { cnpj as cnpjMask } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../late-dialogs.tsx'
import { useConsents } from './operates.ts'

const InviteCarrier = lazy(withRetries(() => import('./InviteCarrier.tsx').then((form) => ({ default: form.InviteCarrier }))))

/** The carriers that this logistic operator forwards loads to; nothing for a company that is none. */
export const OwnCarriers = () => {
  const consents = useConsents()
  const { data, refetch } = useRead(operatorTieRoutes.ownCarriers, {})
  const [isInviting, setInviting] = useState(false)
  const [ending, setEnding] = useState<{ readonly id: string; readonly name: string }>()
  const end = useCommand(ownCarrierCommands.end, {
    successMessage: 'Parceria encerrada.',
    done: async () => {
      setEnding(undefined)
      await refetch()
    },
  })
  if (!data || (!data.isOperator && data.list.length === 0)) return null
  return (
    <section className="road-card" aria-label="Transportadoras parceiras">
      <h2>Transportadoras parceiras</h2>
      <p>Sua empresa repassa a elas as cargas que contrata como operador logístico.</p>
      <ul className="road-rows">
        {data.list.map(({ id, name, document, status }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <small className="num">
                {operatorTieLabels.status[status]} · {cnpjMask.show(document)}
              </small>
            </div>
            {consents && (
              <Button size="gate" aria-label={`Encerrar parceria com ${name}`} onClick={() => setEnding({ id, name })}>
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.list.length === 0 && <p>Nenhuma parceira ainda.</p>}
      {consents && (
        <Button size="gate" icon="plus" onClick={() => setInviting(true)}>
          Convidar transportadora
        </Button>
      )}
      <Suspense>{isInviting && <InviteCarrier onDone={refetch} onClose={() => setInviting(false)} />}</Suspense>
      <Confirm
        open={ending !== undefined}
        title={`Encerrar parceria com ${ending?.name ?? ''}?`}
        text="As cargas que ela já executa continuam com ela."
        accept="Encerrar"
        danger
        pending={end.pending}
        onAccept={() => ending && void end.run({ id: ending.id })}
        onClose={() => setEnding(undefined)}
      />
    </section>
  )
}
