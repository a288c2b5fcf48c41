import type { ReactNode } from 'react'
import { LayerContext, useLayer } from '../lib/keyboard.ts'

/** Keys pressed inside an open dialog or drawer belong to it. */
export const Layer = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => (
  <LayerContext value={useLayer(open)}>{children}</LayerContext>
)
