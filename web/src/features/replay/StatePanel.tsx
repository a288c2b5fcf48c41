import type { Field, State } from '@embarca/contracts/replay/routes.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { statusLook } from '../../shared/load/status-look.ts'
import { Skeleton } from '../../ui/states.tsx'

type Props = {
  readonly state: State | undefined
  /** Keys of the fields that differ from the compared moment. */
  readonly changed: ReadonlySet<string>
}

const byGroup = (fields: readonly Field[]) => {
  const groups = new Map<string, Field[]>()
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field])
  return groups
}

/** The state of the load at the moment, in groups; changed fields are highlighted. */
export const StatePanel = ({ state, changed }: Props) => {
  const groups = byGroup(state?.fields ?? [])
  return (
    <section className="panel stood" aria-label="Como estava">
      <h2>
        Como estava
        {state?.statusCode && <LookPill look={statusLook(state.statusCode)} />}
      </h2>
      {!state && <Skeleton count={8} height={18} gap={10} />}
      {state && !groups.size && <p className="none">A carga ainda não existia.</p>}
      <div className="groups">
        {[...groups].map(([group, fields]) => (
          <div key={group} className="group">
            <h3>{group}</h3>
            <dl className="num">
              {fields.map(({ key, label, value }) => (
                <div key={key} className={changed.has(key) ? 'changed' : undefined}>
                  <dt>{label}</dt>
                  <dd>{changed.has(key) ? <mark>{value}</mark> : value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
