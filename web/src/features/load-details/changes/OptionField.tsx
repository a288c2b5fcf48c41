import { AutocompleteField } from '../../../ui/AutocompleteField.tsx'
import type { PickerOption } from './choices.ts'

type Props<O extends PickerOption> = {
  readonly label: string
  readonly value: O | undefined
  readonly onChange: (option: O | undefined) => void
  readonly search: (text: string) => Promise<readonly O[]>
  readonly required?: boolean
  readonly error?: string | undefined
  readonly hint?: string
}

export const OptionField = <O extends PickerOption>({ error, ...props }: Props<O>) => (
  <AutocompleteField {...props} error={error} keyOf={({ id }) => id} labelOf={({ name }) => name} detailOf={({ detail }) => detail} />
)
