import type { ReactNode } from 'react'
import { ShortcutLayerContext, useShortcutLayer } from '../base/keyboard.ts'

/** Keys pressed inside an open dialog or drawer belong to it. */
export const Portal = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => (
  <ShortcutLayerContext value={useShortcutLayer(open)}>{children}</ShortcutLayerContext>
)
