import { percent } from '@embarca/contracts/kit/numbers.ts'
import './burn-ring.css'

const R = 15.5
const ROUND = 2 * Math.PI * R

type Props = { readonly withdrawn: number; readonly total: number; readonly size?: number }

/** The withdrawn share of a lot, as a ring. */
export const BurnRing = ({ withdrawn, total, size = 36 }: Props) => {
  const share = total > 0 ? Math.min(1, Math.max(0, withdrawn / total)) : 0
  return (
    <svg
      className="burn-ring"
      viewBox="0 0 36 36"
      width={size}
      height={size}
      role="img"
      aria-label={`${percent(Math.round(share * 100))} retirado`}
    >
      <circle cx="18" cy="18" r={R} />
      {share > 0 && (
        <circle className="done" cx="18" cy="18" r={R} strokeDasharray={`${share * ROUND} ${ROUND}`} transform="rotate(-90 18 18)" />
      )}
      <text x="18" y="18" dy="0.36em" textAnchor="middle">
        {percent(Math.round(share * 100))}
      </text>
    </svg>
  )
}
