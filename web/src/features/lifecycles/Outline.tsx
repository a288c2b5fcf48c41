import { Fold } from '../../ui/Fold.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { Machine } from './machines.ts'
import { type OutlineStatus, outlineOf } from './outline.ts'

const idOf = (status: string) => `status-${status}`

/** Leads to the card of a status without touching the address, whose fragment the router would keep. */
const goTo = (status: string) => {
  const card = document.getElementById(idOf(status))
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  card?.focus()
}

const StatusCard = ({ status: { name, label, moves, stays } }: { readonly status: OutlineStatus }) => (
  <li id={idOf(name)} className="status" tabIndex={-1}>
    <h3>{label}</h3>
    {moves.length === 0 && <p className="end">Daqui não sai.</p>}
    <ul>
      {moves.map(({ to, label: target, commands }) => (
        <li key={to}>
          <PlainButton className="target" onClick={() => goTo(to)}>
            <Icon name="right" size={12} />
            {target}
          </PlainButton>
          <span>{commands.join(', ')}</span>
        </li>
      ))}
    </ul>
    {stays.length > 0 && (
      <Fold title={`${stays.length} ${stays.length === 1 ? 'comando mantém' : 'comandos mantêm'} o status`}>
        <p>{stays.join(', ')}</p>
      </Fold>
    )}
  </li>
)

/** The statuses of a machine in columns by phase: each with the commands that leave it and where they lead. */
export const Outline = ({ machine }: { readonly machine: Machine }) => (
  <div className={`outline ${machine}`}>
    {outlineOf(machine).map(({ title, statuses }) => (
      <section key={title} aria-label={title || 'Status'}>
        {title && <h2>{title}</h2>}
        <ul>
          {statuses.map((status) => (
            <StatusCard key={status.name} status={status} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
