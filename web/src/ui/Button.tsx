import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Tip } from './Tip.tsx'
import './button.css'

type Look = 'plain' | 'primary' | 'quiet' | 'danger'
type Common = { readonly look?: Look; readonly icon?: string; readonly size?: 'normal' | 'big' | 'gate'; readonly keys?: string }
type ButtonProps = ComponentProps<'button'> & Common & { readonly pending?: boolean }

const classes = (look: Look, size: string, extra?: string) => `btn ${look} ${size}${extra ? ` ${extra}` : ''}`

export const Button = ({ look = 'plain', size = 'normal', icon, keys, pending, children, className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(look, size, className)}
    aria-busy={pending || undefined}
    disabled={rest.disabled || pending}
  >
    {pending ? <Icon name="refresh" spin /> : icon && <Icon name={icon} />}
    {children}
    {keys && <kbd aria-hidden>{keys}</kbd>}
  </button>
)

/** A square icon button; its name is a tooltip and is read by screen readers. */
export const IconButton = ({
  icon,
  label,
  badge,
  dot,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: string
  readonly label: string
  readonly badge?: number
  readonly dot?: boolean
}) => (
  <Tip text={label}>
    <button type="button" {...rest} className={`icon-btn${className ? ` ${className}` : ''}`} aria-label={label}>
      <Icon name={icon} />
      {badge ? <i className="badge num">{badge > 99 ? '99+' : badge}</i> : dot && <i className="badge dot" />}
    </button>
  </Tip>
)

/** A forbidden action: visible but locked, with the rule as a tooltip. */
export const BlockedButton = ({
  children,
  reason,
  size = 'normal',
}: {
  readonly children: ReactNode
  readonly reason: string
  readonly size?: Common['size']
}) => (
  <Tip text={reason}>
    <button type="button" className={classes('plain', size ?? 'normal')} aria-disabled>
      <Icon name="lock" />
      {children}
    </button>
  </Tip>
)
