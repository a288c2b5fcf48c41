import { percent } from '@embarca/contracts/kit/numbers.ts'
import './progress-ring.css'

const R = 15.5
const ROUND = 2 * Math.PI * R
const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

type Props = {
  /** From 0 to 1. */
  readonly share: number
  /** What the percentage is of: `37 % retirado`. */
  readonly label: (text: string) => string
  readonly size?: number
  readonly className?: string
}

/** A share of a whole, as a ring with its percentage. */
export const ProgressRing = ({ share, label, size = 36, className = '' }: Props) => {
  const text = percent(rounded(share))
  return (
    <svg className={`progress-ring ${className}`} viewBox="0 0 36 36" width={size} height={size} role="img" aria-label={label(text)}>
      <circle cx="18" cy="18" r={R} />
      {share > 0 && (
        <circle
          className="done"
          cx="18"
          cy="18"
          r={R}
          strokeDasharray={`${Math.min(1, share) * ROUND} ${ROUND}`}
          transform="rotate(-90 18 18)"
        />
      )}
      <text x="18" y="18" dy="0.36em" textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
