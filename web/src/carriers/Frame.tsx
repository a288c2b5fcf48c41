import { type ReactNode, useEffect } from 'react'
import { OfflineBanner } from '../app/shell/OfflineBanner.tsx'
import { Icon } from '../ui/Icon.tsx'
import { usePath } from './address.ts'
import { Link } from './Link.tsx'

export type AppPlace = { readonly path: string; readonly label: string; readonly icon: string; readonly count?: number }

type Props = {
  readonly root: string
  readonly title: string
  /** Where the arrow before the title leads. */
  readonly back?: string | undefined
  readonly places: readonly AppPlace[]
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** The bar above, the page, and the places below, within reach of a thumb. */
export const Frame = ({ root, title, back, places, note, children }: Props) => {
  const [open = ''] = usePath()
  useEffect(() => {
    document.title = `${title} · Embarca`
  }, [title])
  return (
    <>
      <header className="bar road-bar">
        {back !== undefined && (
          <Link href={back} className="back" aria-label="Voltar">
            <Icon name="left" size={22} />
          </Link>
        )}
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <OfflineBanner />
      {note}
      <main className="road-page">{children}</main>
      <nav className="road-places" aria-label="Partes do aplicativo">
        {places.map(({ path, label, icon, count }) => (
          <Link key={path} href={path ? `${root}/${path}` : root} aria-current={open === path ? 'page' : undefined}>
            <Icon name={icon} size={20} />
            <span>
              {label}
              {count ? <b className="num"> {count}</b> : null}
            </span>
          </Link>
        ))}
      </nav>
    </>
  )
}
