import type { Mask } from '../../base/masks.ts'
import { useDebounced } from '../../base/use-debounced.ts'
import { TextField } from '../../ui/TextField.tsx'

const PAUSE = 500

type Props = {
  readonly label: string
  readonly value: string | undefined
  readonly onSearch: (text: string | undefined) => void
  readonly mask?: Mask
  readonly first?: boolean
}

/** A search field; the search starts half a second after the last key. */
export const SearchText = ({ label, value = '', onSearch, mask, first }: Props) => {
  const [typed, setTyped] = useDebounced(value, (text) => onSearch(text.trim() || undefined), PAUSE)
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={setTyped}
      {...(mask && { mask })}
      {...(first && { 'data-search': '' })}
    />
  )
}
