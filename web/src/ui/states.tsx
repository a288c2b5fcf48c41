import { Skeleton as PrimeSkeleton } from 'primereact/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { isCallFailed } from '../base/failure.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import './states.css'

const useAfter = (ms: number) => {
  const [over, setOver] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return over
}

/** A grey placeholder with the final layout; appears only after 150 ms. */
export const Skeleton = ({
  height = 14,
  width,
  count = 1,
  gap = 8,
  radius,
}: {
  readonly height?: number
  readonly width?: number | string
  readonly count?: number
  readonly gap?: number
  readonly radius?: number
}) => {
  const late = useAfter(150)
  return (
    <span className="skeletons" style={{ gap }} aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <PrimeSkeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
          key={i}
          className={late ? 'late' : ''}
          animation="none"
          height={`${height}px`}
          {...(width !== undefined && { width: typeof width === 'number' ? `${width}px` : width })}
          {...(radius !== undefined && { borderRadius: `${radius}px` })}
        />
      ))}
    </span>
  )
}

/** An empty state (PrimeReact has no such widget): the specified text and one useful action. */
export const EmptyState = ({
  text,
  icon = 'box',
  action,
}: {
  readonly text: string
  readonly icon?: string
  readonly action?: ReactNode
}) => (
  <div className="state">
    <Icon name={icon} size={24} />
    <p>{text}</p>
    {action}
  </div>
)

/** An error state, of the same layout: what failed, why, a retry button, and the id that support asks for. */
export const ErrorState = ({
  text,
  error,
  onRetry,
}: {
  readonly text: string
  readonly error?: unknown
  readonly onRetry?: () => void
}) => {
  const failure = isCallFailed(error) ? error : undefined
  const cause = failure?.messages.find((message) => message !== text)
  return (
    <div className="state bad" role="alert">
      <Icon name="warning" size={24} />
      <p>{text}</p>
      {cause && <p className="cause">{cause}</p>}
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
      {failure && <code>{[failure.code, failure.correlationId].filter(Boolean).join(' · ')}</code>}
    </div>
  )
}
