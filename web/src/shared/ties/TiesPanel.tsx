import type { AnyCommand, AnyQuery } from '@embarca/contracts/kit/route.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { TieDialog } from './TieDialog.tsx'
import { holdsToday, isEnded, type ShownTie, tieText } from './tie-text.ts'
import './ties.css'

type Props = {
  /** Of the driver or vehicle. */
  readonly id: string
  readonly name: string
  readonly ties: readonly ShownTie[]
  readonly commands: { readonly tie: AnyCommand; readonly untie: AnyCommand }
  readonly query: AnyQuery
  readonly lists: readonly AnyQuery[]
}

const stateOf = (tie: ShownTie) =>
  holdsToday(tie)
    ? ({ tone: 'good', icon: 'check-circle', text: 'Vigente' } as const)
    : isEnded(tie)
      ? ({ tone: 'idle', icon: 'ban', text: 'Encerrado' } as const)
      : ({ tone: 'idle', icon: 'clock', text: 'Futuro' } as const)

/** For which carriers of this company a driver or vehicle works; each tie is changed, ended and begun again. */
export const TiesPanel = ({ id, name, ties, commands, query, lists }: Props) => {
  const client = useQueryClient()
  const { roles } = useSession()
  const [changed, change] = useState<ShownTie>()
  const [ask, question] = useConfirm()
  const ending = useCommand(commands.untie, { done: () => Promise.all([query, ...lists].map((one) => refreshRead(client, one))) })
  const mayChange = allows(commands.tie.may, roles)
  const end = async ({ transporterId, transporterName = 'a transportadora' }: ShownTie) => {
    const text = `${name} deixa de ser oferecido nas cargas de ${transporterName}. O histórico continua como está.`
    if (await ask({ title: `Encerrar o vínculo com ${transporterName}?`, text, accept: 'Encerrar', danger: true }))
      await ending.run({ id, transporterId } as never)
  }
  return (
    <section className="ties" aria-label="Vínculos">
      <h2>Vínculos</h2>
      <ul>
        {ties.map((tie) => {
          const { tone, icon, text } = stateOf(tie)
          return (
            <li key={tie.transporterId}>
              <div>
                <b>{tie.transporterName}</b>
                <StatusText {...{ tone, icon }}>{text}</StatusText>
                <small>{tieText(tie)}</small>
              </div>
              {mayChange && (
                <div className="tie-actions">
                  <Button onClick={() => change(tie)}>{isEnded(tie) ? 'Vincular de novo' : 'Alterar'}</Button>
                  {!isEnded(tie) && (
                    <Button look="danger" pending={ending.pending} onClick={() => void end(tie)}>
                      Encerrar
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {changed && <TieDialog {...{ id, query, lists }} tie={changed} command={commands.tie} onClose={() => change(undefined)} />}
      {question}
    </section>
  )
}
