export type Placement = { readonly left: number; readonly top: number; readonly side: 'above' | 'below' }

/** The position of a tooltip: below its anchor, above when there is no room, never off the screen. */
export const placeAround = (anchor: DOMRect, minSpace = 64, margin = 140): Placement => {
  const side = anchor.bottom + minSpace > innerHeight ? 'above' : 'below'
  const middle = anchor.left + anchor.width / 2
  const left = Math.max(Math.min(margin, innerWidth / 2), Math.min(middle, innerWidth - Math.min(margin, innerWidth / 2)))
  return { left, top: side === 'below' ? anchor.bottom + 6 : anchor.top - 6, side }
}

/** The shift that brings a panel fully into the window; its left edge when it is too wide. */
export const shiftInward = ({ left, right }: { readonly left: number; readonly right: number }, width = innerWidth, margin = 8): number =>
  left < margin ? margin - left : Math.max(margin - left, Math.min(0, width - margin - right))
