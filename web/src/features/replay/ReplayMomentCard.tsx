import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { exactDateTime, toneOf } from './replay-moments.ts'

/** The actor and role of a moment, when it was recorded and when it happened. */
export const ReplayMomentCard = ({ moment, stream }: { readonly moment: ReplayMoment; readonly stream: string }) => {
  const { label, detail, who, role, recordedAt, occurredAt, revision, position, kind } = moment
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Quem', who],
    ['Perfil', role],
    [kind === 'refused' ? 'Tentado em' : 'Gravado em', exactDateTime(recordedAt)],
    ['Ocorrido em', occurredAt === recordedAt ? undefined : exactDateTime(occurredAt)],
    ['Registro', revision === undefined ? undefined : `${stream}, nº ${revision + 1}`],
    ['Posição', position],
  ]
  return (
    <section className={`panel happened ${toneOf(moment)}`} aria-label="O que aconteceu" aria-live="polite">
      <h2>{label}</h2>
      {detail && <p className="detail">{detail}</p>}
      <dl className="num">
        {lines.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {kind === 'refused' && <p className="none">A tentativa foi recusada: nada mudou na carga.</p>}
    </section>
  )
}
