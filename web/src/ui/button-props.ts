export type ButtonLook = {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'big' | 'gate'
}

const LOOKS = {
  primary: {},
  plain: { outlined: true },
  quiet: { text: true },
  danger: { outlined: true, severity: 'danger' },
} as const
const SIZES = { normal: {}, big: { size: 'large' }, gate: {} } as const

const join = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** PrimeReact's props of a look. Screens lay buttons out by the class `btn`. */
export const buttonProps = ({ look = 'plain', size = 'normal', className }: ButtonLook & { readonly className?: string | undefined }) => ({
  ...LOOKS[look],
  ...SIZES[size],
  className: join('btn', look, size, className),
})

/** The classes of a PrimeReact button, for a link or a label that looks like one. */
export const buttonClasses = (props: ButtonLook & { readonly className?: string | undefined }) => {
  const { outlined, text, severity, size, className } = { outlined: false, text: false, severity: '', size: '', ...buttonProps(props) }
  return join(
    'p-button p-component',
    outlined && 'p-button-outlined',
    text && 'p-button-text',
    severity && `p-button-${severity}`,
    size && 'p-button-lg',
    className,
  )
}

export const iconButtonClasses = (className?: string) => join('icon-btn', className)

/** The classes of an icon button, for a link that looks like one. */
export const iconLinkClasses = (className?: string) =>
  join('p-button p-component p-button-icon-only p-button-text', iconButtonClasses(className))
