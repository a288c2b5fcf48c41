import { BrandMark } from '../../ui/BrandMark.tsx'
import './outside.css'

/** Shown while the app opens and while the operation group changes. */
export const LoadingScreen = () => (
  <main className="outside" aria-busy>
    <BrandMark />
    <span className="loading-bar" role="status">
      <span className="hidden-text">Carregando…</span>
    </span>
  </main>
)
