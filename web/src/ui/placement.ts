/** The shift that brings a panel fully into the window; its left edge when it is too wide. */
export const shiftInward = ({ left, right }: { readonly left: number; readonly right: number }, width = innerWidth, margin = 8): number =>
  left < margin ? margin - left : Math.max(margin - left, Math.min(0, width - margin - right))
