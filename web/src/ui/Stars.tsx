import { useShortcut } from '../base/keyboard.ts'
import { Icon } from './Icon.tsx'
import './stars.css'

type Props = {
  readonly label: string
  readonly value: number
  readonly onChange: (stars: number) => void
  /** False where the arrow keys of the page do something else: they change only a focused star. */
  readonly pageArrows?: boolean
}
const all = [1, 2, 3, 4, 5] as const

const Digit = ({ star, onChange }: { readonly star: number; readonly onChange: (stars: number) => void }) => {
  useShortcut({ keys: String(star), label: star === 1 ? '1 estrela' : `${star} estrelas`, group: 'Avaliação', run: () => onChange(star) })
  return null
}
const Arrows = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  useShortcut({ keys: 'ArrowRight', label: 'Mais uma estrela', group: 'Avaliação', run: () => onChange(Math.min(all.length, value + 1)) })
  useShortcut({ keys: 'ArrowLeft', label: 'Menos uma estrela', group: 'Avaliação', run: () => onChange(Math.max(1, value - 1)) })
  return null
}

/** One to five stars, by mouse, arrow keys or digits. */
export const Stars = ({ label, value, onChange, pageArrows = true }: Props) => (
  <fieldset className="stars" onKeyDown={(event) => !pageArrows && event.key.startsWith('Arrow') && event.stopPropagation()}>
    <legend>{label}</legend>
    {pageArrows && <Arrows value={value} onChange={onChange} />}
    {all.map((star) => (
      <label key={star} className={star <= value ? 'on' : ''}>
        <Digit star={star} onChange={onChange} />
        <input type="radio" name="stars" className="hidden-text" checked={value === star} onChange={() => onChange(star)} />
        <Icon name="star" size={24} />
        <span className="hidden-text">{star === 1 ? '1 estrela' : `${star} estrelas`}</span>
      </label>
    ))}
  </fieldset>
)
