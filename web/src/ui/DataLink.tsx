// PrimeReact has no link that follows the router.
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

/** A link to an address that is only known at run time (menus, homes); typed screens use `Link`. */
export const DataLink = ({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) => {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event)) return
        event.preventDefault()
        void router.navigate({ href: to })
      }}
    />
  )
}

/** Navigates to an address that is only known at run time. */
export const useNavigateHref = () => {
  const router = useRouter()
  return (to: string, { replace = false } = {}) => router.navigate({ href: to, replace })
}
