import { lazy, Suspense } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { Skeleton } from '../../ui/states.tsx'
import { usePath } from '../address.ts'
import { type AppPlace, Frame } from '../Frame.tsx'
import { OffersPage } from './OffersPage.tsx'

const ROOT = '/carrier'
const BindPage = lazy(withRetries(() => import('./BindPage.tsx').then((page) => ({ default: page.BindPage }))))
const FleetPage = lazy(withRetries(() => import('./FleetPage.tsx').then((page) => ({ default: page.FleetPage }))))
const ForwardPage = lazy(withRetries(() => import('./ForwardPage.tsx').then((page) => ({ default: page.ForwardPage }))))
const LoadsPage = lazy(withRetries(() => import('./LoadsPage.tsx').then((page) => ({ default: page.LoadsPage }))))
const OfferPage = lazy(withRetries(() => import('./OfferPage.tsx').then((page) => ({ default: page.OfferPage }))))
const CompanyPage = lazy(withRetries(() => import('./CompanyPage.tsx').then((page) => ({ default: page.CompanyPage }))))
const SlotsPage = lazy(withRetries(() => import('./SlotsPage.tsx').then((page) => ({ default: page.SlotsPage }))))
const TroublePage = lazy(withRetries(() => import('../trouble/TroublePage.tsx').then((page) => ({ default: page.TroublePage }))))
const places: readonly AppPlace[] = [
  { path: '', label: 'Ofertas', icon: 'envelope' },
  { path: 'loads', label: 'Cargas', icon: 'truck' },
  { path: 'fleet', label: 'Frota', icon: 'users' },
  { path: 'company', label: 'Empresa', icon: 'building' },
]

const pageOf = (page: string, id: string | undefined) => {
  if (page === 'offers' && id !== undefined) return { title: 'Oferta', back: ROOT, body: <OfferPage key={id} id={id} /> }
  if (page === 'loads' && id !== undefined)
    return { title: 'Vincular motorista', back: `${ROOT}/loads`, body: <BindPage key={id} id={id} /> }
  if (page === 'forward' && id !== undefined)
    return { title: 'Repassar carga', back: `${ROOT}/loads`, body: <ForwardPage key={id} id={id} /> }
  if (page === 'slots' && id !== undefined)
    return { title: 'Janela de coleta', back: `${ROOT}/loads`, body: <SlotsPage key={id} id={id} /> }
  if (page === 'trouble' && id !== undefined)
    return { title: 'Ocorrências e pendências', back: `${ROOT}/loads`, body: <TroublePage key={id} side="company" id={id} /> }
  if (page === 'loads') return { title: 'Cargas', body: <LoadsPage /> }
  if (page === 'fleet') return { title: 'Frota', body: <FleetPage /> }
  if (page === 'company') return { title: 'Empresa', body: <CompanyPage /> }
  return { title: 'Ofertas', body: <OffersPage /> }
}

/** The app of transporters: offers, loads, fleet, company. */
export const CompanyApp = () => {
  const [page = '', id] = usePath()
  const { title, back, body } = { back: undefined, ...pageOf(page, id) }
  return (
    <Frame root={ROOT} title={title} back={back} places={places}>
      <Suspense fallback={<Skeleton height={120} count={3} gap={16} />}>{body}</Suspense>
    </Frame>
  )
}
