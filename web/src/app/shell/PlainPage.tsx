import type { ReactNode } from 'react'
import { homeOf } from '../../session/home.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import './outside.css'

/** A page with one sentence and a link home. */
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
        <DataLinkButton to={homeOf(roles)} look="primary" size="big">
          Ir para o início
        </DataLinkButton>
      )}
    </main>
  )
}
