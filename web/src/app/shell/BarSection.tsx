import { DataLink, useNavigateHref } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import type { MenuSection } from '../menu.ts'

const isAtOrBelow = (to: string | undefined, path: string) => to !== undefined && (path === to || path.startsWith(`${to}/`))

/** A section of the bar: a link, a list, or a link with a list next to it. */
export const BarSection = ({ section: { label, to, items }, path }: { readonly section: MenuSection; readonly path: string }) => {
  const navigateHref = useNavigateHref()
  const current = isAtOrBelow(to, path) || items.some((item) => isAtOrBelow(item.to.split('?')[0], path))
  const marked = current ? { 'aria-current': path === to ? ('page' as const) : ('true' as const) } : {}
  if (items.length === 0)
    return (
      <DataLink to={to ?? '/'} className="bar-word" {...marked}>
        {label}
      </DataLink>
    )
  return (
    <span className="bar-section" {...(current && { 'data-current': '' })}>
      {to && (
        <DataLink to={to} className="bar-word" {...marked}>
          {label}
        </DataLink>
      )}
      <Menu
        label={label}
        trigger={(ties) => (
          <PlainButton className={to ? 'bar-more' : 'bar-word'} {...ties} {...(to ? { 'aria-label': `${label}: mais telas` } : marked)}>
            {!to && label}
            <Icon name="down" size={12} />
          </PlainButton>
        )}
      >
        {(close) =>
          items.map((item) => (
            <MenuItem
              key={item.label}
              onSelect={() => {
                close()
                void navigateHref(item.to)
              }}
            >
              {item.label}
            </MenuItem>
          ))
        }
      </Menu>
    </span>
  )
}
