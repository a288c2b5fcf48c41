import type { ReactNode } from 'react'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { shortLook } from '../../shared/load/status-look.ts'
import { IconLink } from '../../ui/LinkButton.tsx'
import type { statusCountsOf } from './status-counts.ts'
import './grouped.css'

type Props = {
  readonly hashId: string
  readonly title: string
  /** `3 cargas`; empty while it is unknown. */
  readonly count: string
  readonly statusCounts: ReturnType<typeof statusCountsOf>
  readonly children: ReactNode
}

/** The frame of a group of loads: a link back to the load it was opened from, and counts by status. */
export const GroupFrame = ({ hashId, title, count, statusCounts, children }: Props) => (
  <main className="grouped">
    <header>
      <IconLink icon="left" label="Voltar à carga" to="/loads/$hashId/details" params={{ hashId }} />
      <h1>{title}</h1>
      <small className="num">{count}</small>
      {statusCounts.length > 1 && (
        <ul aria-label="Por status" className="num">
          {statusCounts.map(({ statusCode, count: n }) => (
            <li key={statusCode}>
              {n} <LookPill look={shortLook(statusCode)} />
            </li>
          ))}
        </ul>
      )}
    </header>
    {children}
  </main>
)
