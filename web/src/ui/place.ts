export type Spot = { readonly left: number; readonly top: number; readonly side: 'above' | 'below' }

/** Where a tip of an anchor stands: below it, above when there is no room, never off the screen. */
export const place = (anchor: DOMRect, room = 64, margin = 140): Spot => {
  const side = anchor.bottom + room > innerHeight ? 'above' : 'below'
  const middle = anchor.left + anchor.width / 2
  const left = Math.max(Math.min(margin, innerWidth / 2), Math.min(middle, innerWidth - Math.min(margin, innerWidth / 2)))
  return { left, top: side === 'below' ? anchor.bottom + 6 : anchor.top - 6, side }
}
