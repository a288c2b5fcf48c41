import { Rating } from 'primereact/rating'
import { useEffect, useRef } from 'react'
import { useShortcut } from '../base/keyboard.ts'
import { Icon } from './Icon.tsx'
import { setAttributes } from './set-attributes.ts'

type Props = {
  readonly label: string
  readonly value: number
  readonly onChange: (stars: number) => void
  /** False where the arrow keys of the page do something else: they change only a focused star. */
  readonly pageArrows?: boolean
  /** False where several of them are on the page: digits would set them all. */
  readonly digits?: boolean
}
const all = [1, 2, 3, 4, 5] as const
const nameOf = (star: number) => (star === 1 ? '1 estrela' : `${star} estrelas`)

const Digit = ({ star, onChange }: { readonly star: number; readonly onChange: (stars: number) => void }) => {
  useShortcut({ keys: String(star), label: nameOf(star), group: 'Avaliação', run: () => onChange(star) })
  return null
}
const Arrows = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  useShortcut({ keys: 'ArrowRight', label: 'Mais uma estrela', group: 'Avaliação', run: () => onChange(Math.min(all.length, value + 1)) })
  useShortcut({ keys: 'ArrowLeft', label: 'Menos uma estrela', group: 'Avaliação', run: () => onChange(Math.max(1, value - 1)) })
  return null
}

/** One to five stars, by mouse, arrow keys or digits. PrimeReact's stars have no names and five tab stops: here they are a radio group. */
export const Stars = ({ label, value, onChange, pageArrows = true, digits = true }: Props) => {
  const rating = useRef<Rating>(null)
  const stop = value || 1
  useEffect(() => {
    const root = rating.current?.getElement()
    for (const [i, star] of [...(root?.children ?? [])].entries())
      setAttributes(star, {
        role: 'radio',
        'aria-label': nameOf(i + 1),
        'aria-checked': i + 1 === value,
        tabindex: i + 1 === stop ? '0' : '-1',
      })
    if (root?.contains(document.activeElement)) (root.children[stop - 1] as HTMLElement).focus()
  })
  return (
    <fieldset className="stars" onKeyDown={(event) => !pageArrows && event.key.startsWith('Arrow') && event.stopPropagation()}>
      <legend>{label}</legend>
      {pageArrows && <Arrows value={value} onChange={onChange} />}
      {digits && all.map((star) => <Digit key={star} star={star} onChange={onChange} />)}
      <Rating
        ref={rating}
        role="radiogroup"
        aria-label={label}
        value={value}
        cancel={false}
        onChange={(event) => onChange(event.value ?? value)}
        onIcon={<Icon name="star" size={24} />}
        offIcon={<Icon name="star" size={24} />}
      />
    </fieldset>
  )
}
