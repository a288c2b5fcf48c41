import type { FieldChange, ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import type { ReactNode } from 'react'
import { NOTHING } from '../../base/texts.ts'
import { Skeleton } from '../../ui/states.tsx'
import { exactDateTime } from './replay-moments.ts'

type Props = {
  readonly changes: readonly FieldChange[] | undefined
  /** The moment that the user chose to compare with; undefined compares with the previous one. */
  readonly chosen: ReplayMoment | undefined
  /** The chosen moment is also the one shown. */
  readonly isBase: boolean
  readonly actions: ReactNode
}

/** The differences between the two moments, field by field. */
export const DifferencePanel = ({ changes, chosen, isBase, actions }: Props) => (
  <section className="panel differs" aria-label="O que mudou">
    <h2>
      O que mudou
      <small className="num">
        {chosen ? `entre este momento e ${exactDateTime(chosen.recordedAt)} · ${chosen.label}` : 'desde o registro anterior'}
      </small>
    </h2>
    <p className="acts">{actions}</p>
    {!changes && <Skeleton count={2} height={18} gap={10} />}
    {changes?.length === 0 && (
      <p className="none">{isBase ? 'A comparação parte deste momento: percorra a linha do tempo.' : 'Nada mudou nos dados da carga.'}</p>
    )}
    {changes !== undefined && changes.length > 0 && (
      <table className="num">
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Antes</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, group, label, before, after }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <small>{group}</small>
              </th>
              <td data-name="Antes" className="before">
                {before ?? NOTHING}
              </td>
              <td data-name="Depois" className="after">
                {after ?? NOTHING}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
