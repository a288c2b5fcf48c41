import { Mark } from './Mark.tsx'
import './outside.css'

/** While the app opens, and while the operation group changes. */
export const LoadingScreen = () => (
  <main className="outside" aria-busy>
    <Mark />
    <span className="loading-bar" role="status">
      <span className="hidden-text">Carregando…</span>
    </span>
  </main>
)
