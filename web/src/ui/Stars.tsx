import { Icon } from './Icon.tsx'
import './stars.css'

type Props = { readonly label: string; readonly value: number; readonly onChange: (stars: number) => void; readonly disabled?: boolean }
const all = [1, 2, 3, 4, 5]

/** One to five stars, by mouse, arrows or numbers. */
export const Stars = ({ label, value, onChange, disabled }: Props) => (
  <fieldset className="stars" disabled={disabled}>
    <legend>{label}</legend>
    {all.map((star) => (
      <label key={star} className={star <= value ? 'on' : ''}>
        <input type="radio" name="stars" className="hidden-text" checked={value === star} onChange={() => onChange(star)} />
        <Icon name="star" size={24} />
        <span className="hidden-text">{star === 1 ? '1 estrela' : `${star} estrelas`}</span>
      </label>
    ))}
  </fieldset>
)
