import type { ReactNode } from 'react'
import { ShortcutLayerContext, useShortcutLayer } from '../base/keyboard.ts'

/** Creates a shortcut layer for an open dialog or drawer. */
export const ShortcutLayer = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => (
  <ShortcutLayerContext value={useShortcutLayer(open)}>{children}</ShortcutLayerContext>
)
