import type { MenuProps } from 'primereact/menu'
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, type SyntheticEvent } from 'react'
import { Icon } from './Icon.tsx'
import { MenuItem, type MenuItemProps } from './MenuItem.tsx'

type PrimeItem = NonNullable<MenuProps['model']>[number]
export type ModelItem = PrimeItem & { readonly checked?: boolean | undefined }

const Content = ({ children, icon, checked, blocked }: MenuItemProps) => (
  <>
    {blocked ? <Icon name="lock" /> : icon && <Icon name={icon} />}
    <span className="p-menuitem-text">
      {children}
      {blocked && <small>{blocked}</small>}
    </span>
    {checked && <Icon name="check" />}
  </>
)

/** PrimeReact passes it, its types do not say so. */
type TemplateOptions = { readonly className: string; readonly onMouseMove?: (event: SyntheticEvent) => void }

/** PrimeReact presses Enter on the element with this mark. */
const linkProps = { className: 'p-menuitem-link', tabIndex: -1, 'data-pc-section': 'action' }

const itemOf = (props: MenuItemProps): ModelItem => {
  const { onSelect, link, checked, blocked, danger } = props
  const content = <Content {...props} />
  return {
    template: (_: PrimeItem, { onMouseMove }: TemplateOptions) =>
      link ? (
        cloneElement(link as ReactElement<Record<string, unknown>>, { ...linkProps, onMouseMove, onFocus: onMouseMove }, content)
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: its parent is the item; this one follows the mouse
        <span className="p-menuitem-link" title={blocked} onMouseMove={onMouseMove} onFocus={onMouseMove}>
          {content}
        </span>
      ),
    checked,
    // Without a url, PrimeReact prevents the default of the click, also of Ctrl+click on a link.
    ...(link && { url: '#' }),
    ...(onSelect && { command: onSelect }),
    disabled: blocked !== undefined,
    className: danger ? 'danger' : '',
  }
}

/** Items, separators (hr) and headings (any other element) as PrimeReact's model. */
export const menuModel = (nodes: ReactNode): ModelItem[] =>
  Children.toArray(nodes).flatMap((node): ModelItem[] => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return []
    if (node.type === Fragment) return menuModel(node.props.children)
    if (node.type === MenuItem) return [itemOf(node.props as MenuItemProps)]
    if (node.type === 'hr') return [{ separator: true }]
    return [{ label: node as unknown as string, items: [] }]
  })
