import { Button as PrimeButton } from 'primereact/button'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonProps, iconButtonClasses } from './button-props.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { Tip } from './Tip.tsx'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { readonly icon?: string; readonly keys?: string; readonly pending?: boolean }

/** A button; a pending one is disabled and announced as busy. */
export const Button = ({ look, size, icon, keys, pending, children, className, ...rest }: ButtonProps) => (
  <PrimeButton
    type="button"
    {...(rest as object)}
    {...buttonProps({ ...(look && { look }), ...(size && { size }), className })}
    {...(icon && { icon: <Icon name={icon} /> })}
    {...(pending && { loading: true, loadingIcon: <Spinner />, 'aria-busy': true })}
  >
    {children}
    {keys && <kbd aria-hidden>{keys}</kbd>}
  </PrimeButton>
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: string
  readonly label: string
  readonly badge?: number
  readonly dot?: boolean
  readonly iconSize?: number
  /** False where its place says what it does: in an input, a list or a corner. */
  readonly tip?: boolean
}

/** A square icon button; its name is a tooltip and is read by screen readers. */
export const IconButton = ({ icon, label, badge, dot, iconSize, tip = true, className, ...rest }: IconButtonProps) => {
  const button = (
    <PrimeButton
      type="button"
      text
      {...(rest as object)}
      icon={<Icon name={icon} {...(iconSize && { size: iconSize })} />}
      {...(badge ? { badge: badge > 99 ? '99+' : String(badge) } : dot && { badge: ' ', badgeClassName: 'p-badge-dot' })}
      className={iconButtonClasses(className)}
      aria-label={label}
    />
  )
  return tip ? <Tip text={label}>{button}</Tip> : button
}

/** A forbidden action: visible but locked, with the rule as a tooltip. */
export const BlockedButton = ({
  children,
  reason,
  size,
}: {
  readonly children: ReactNode
  readonly reason: string
  readonly size?: 'normal' | 'big' | 'gate'
}) => (
  <Tip text={reason}>
    <PrimeButton type="button" {...buttonProps({ ...(size && { size }) })} icon={<Icon name="lock" />} aria-disabled>
      {children}
    </PrimeButton>
  </Tip>
)
