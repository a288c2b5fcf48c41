// Not PrimeIcons: a web font whose glyphs are heavier than the strokes of the design; these are paths within the code.
import { icons } from './icons.ts'
import './icon.css'

type Props = {
  readonly name: string
  readonly size?: number
  readonly label?: string
  readonly className?: string
}

/** A decorative icon next to text, unless it has a `label`. */
export const Icon = ({ name, size = 16, label, className }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decorative
  <svg
    className={`icon-svg${className ? ` ${className}` : ''}`}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={(icons as Record<string, string>)[name] ?? icons.info} />
  </svg>
)
