import { lazy, Suspense } from 'react'

const Palette = lazy(() => import('../palette/Palette.tsx').then(({ Palette: component }) => ({ default: component })))

/** Loaded when it is first asked for. */
export const LazyPalette = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Suspense>{open && <Palette onClose={onClose} />}</Suspense>
)
