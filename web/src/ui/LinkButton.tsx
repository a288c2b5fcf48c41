// PrimeReact's Button cannot be a link: these carry its classes.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses, iconLinkClasses } from './button-props.ts'
import { DataLink } from './DataLink.tsx'
import { Icon } from './Icon.tsx'

type Look = ButtonLook & { readonly icon?: string; readonly className?: string | undefined }

const classesOf = ({ look, size, className }: Look) => buttonClasses({ ...(look && { look }), ...(size && { size }), className })

/** A link to an address outside the app (`tel:`, `mailto:`) that looks like a button. */
export const AnchorButton = ({ look, size, icon, className, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} className={classesOf({ ...(look && { look }), ...(size && { size }), className })}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
)

/** A link to a screen that looks like a button; typed as TanStack Router's `Link`. */
export const LinkButton = createLink(AnchorButton)

/** The same, to an address that is only known at run time. */
export const DataLinkButton = ({ look, size, icon, className, children, ...rest }: ComponentProps<typeof DataLink> & Look) => (
  <DataLink {...rest} className={classesOf({ ...(look && { look }), ...(size && { size }), className })}>
    {icon && <Icon name={icon} />}
    {children}
  </DataLink>
)

type IconLinkProps = Omit<ComponentProps<'a'>, 'children'> & { readonly icon: string; readonly label: string }

const IconAnchor = ({ icon, label, className, ...rest }: IconLinkProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the router adds the address, so this is a link
  <a {...rest} className={iconLinkClasses(className)} aria-label={label}>
    <Icon name={icon} />
  </a>
)

/** A link to a screen that looks like an IconButton. */
export const IconLink = createLink(IconAnchor)

type IconDataLinkProps = { readonly icon: string; readonly label: string; readonly to: string; readonly badge?: number }

/** The same, to an address that is only known at run time; `label` says in words what the badge counts. */
export const IconDataLink = ({ icon, label, to, badge = 0 }: IconDataLinkProps) => (
  <DataLink to={to} className={iconLinkClasses()} aria-label={label}>
    <Icon name={icon} />
    {badge > 0 && (
      <span className="p-badge" aria-hidden>
        {badge > 99 ? '99+' : badge}
      </span>
    )}
  </DataLink>
)
