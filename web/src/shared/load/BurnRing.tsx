import { ProgressRing } from '../../ui/ProgressRing.tsx'

type Props = { readonly withdrawn: number; readonly total: number; readonly size?: number }

/** The withdrawn share of a lot, as a ring. */
export const BurnRing = ({ withdrawn, total, size = 36 }: Props) => (
  <ProgressRing share={total > 0 ? withdrawn / total : 0} size={size} label={(text) => `${text} retirado`} />
)
