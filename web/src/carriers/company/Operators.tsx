import { operatorCommands, operatorTieRoutes } from '@embarca/contracts/operator-tie/routes.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../late-dialogs.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { useConsents } from './operates.ts'

/** Logistic operators that want to forward loads to this company, and those that may; nothing while there are none. */
export const Operators = () => {
  const consents = useConsents()
  const { data = [], refetch } = useRead(operatorTieRoutes.operators, {}, { every: 60_000 })
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string }>()
  const done = async () => {
    setLeaving(undefined)
    await refetch()
  }
  const accept = useCommand(operatorCommands.accept, { successMessage: 'Parceria aceita.', done })
  const refuse = useCommand(operatorCommands.refuse, { successMessage: 'Convite recusado.', done })
  const end = useCommand(operatorCommands.end, { successMessage: 'Parceria encerrada.', done })
  if (data.length === 0) return null
  return (
    <section className="road-card" aria-label="Operadores logísticos">
      <h2>Operadores logísticos</h2>
      <ul>
        {data.map(({ id, name, status }) => (
          <li key={id} className="road-form">
            <p>
              <b>{name}</b> {status === 'INVITED' ? 'quer repassar cargas à sua empresa.' : 'repassa cargas à sua empresa.'}
            </p>
            {consents && status === 'INVITED' && <AnswerButtons id={id} accept={accept} refuse={refuse} />}
            {consents && status === 'ACTIVE' && (
              <Button size="gate" onClick={() => setLeaving({ id, name })}>
                Sair da parceria
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={leaving !== undefined}
        title={`Sair da parceria com ${leaving?.name ?? ''}?`}
        text="As cargas que sua empresa já executa continuam com ela."
        accept="Sair"
        danger
        pending={end.pending}
        onAccept={() => leaving && void end.run({ id: leaving.id })}
        onClose={() => setLeaving(undefined)}
      />
    </section>
  )
}
