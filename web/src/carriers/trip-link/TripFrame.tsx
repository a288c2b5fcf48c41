import type { ReactNode } from 'react'
import { OfflineBanner } from '../../app/shell/OfflineBanner.tsx'
import './trip-link.css'

/** The bar and the page of a trip: there is no other place to go. */
export const TripFrame = ({ note, children }: { readonly note?: ReactNode; readonly children: ReactNode }) => (
  <>
    <header className="bar road-bar">
      <h1 tabIndex={-1}>Minha viagem</h1>
    </header>
    <OfflineBanner />
    {note}
    <main className="road-page trip-link">{children}</main>
  </>
)
