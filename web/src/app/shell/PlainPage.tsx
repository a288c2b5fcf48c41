import type { ReactNode } from 'react'
import { Way } from '../../lib/Way.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { homeOf } from '../home.ts'
import { useSession } from '../session/session.ts'
import '../../ui/button.css'
import './outside.css'

/** A page of one sentence, and the way home. */
export const PlainPage = ({
  icon,
  title,
  children,
  home = true,
}: {
  readonly icon: string
  readonly title: string
  readonly children?: ReactNode
  readonly home?: boolean
}) => {
  const { roles } = useSession()
  return (
    <main className="plain-page">
      <Icon name={icon} size={28} />
      <h1>{title}</h1>
      {children}
      {home && (
        <Way to={homeOf(roles)} className="btn primary big">
          Ir para o início
        </Way>
      )}
    </main>
  )
}
